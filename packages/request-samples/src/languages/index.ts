/** Renderers by the name of their language. */
export { c } from './c';
export { csharp } from './csharp';
export { curl } from './curl';
export { dart } from './dart';
export { go } from './go';
export { java } from './java';
export { javascript } from './javascript';
export { kotlin } from './kotlin';
export { nodejs } from './nodejs';
export { objectiveC as 'objective-c' } from './objectiveC';
export { ocaml } from './ocaml';
export { php } from './php';
export { powershell } from './powershell';
export { python } from './python';
export { r } from './r';
export { ruby } from './ruby';
export { rust } from './rust';
export { swift } from './swift';
