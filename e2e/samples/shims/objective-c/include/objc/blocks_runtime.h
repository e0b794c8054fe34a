// GNUstep includes this header of another runtime. The blocks runtime has the same declarations in Block.h.
#include <Block.h>
