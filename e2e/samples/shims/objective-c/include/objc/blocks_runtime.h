// GNUstep asks for this header of another runtime; the declarations are those of the blocks runtime.
#include <Block.h>
