import type { SampleRenderer } from '../types';
import { c } from './c';
import { csharp } from './csharp';
import { curl } from './curl';
import { dart } from './dart';
import { go } from './go';
import { java } from './java';
import { javascript } from './javascript';
import { kotlin } from './kotlin';
import { nodejs } from './nodejs';
import { objectiveC } from './objectiveC';
import { ocaml } from './ocaml';
import { php } from './php';
import { powershell } from './powershell';
import { python } from './python';
import { r } from './r';
import { ruby } from './ruby';
import { rust } from './rust';
import { swift } from './swift';

/** Renderers by the name of their language. */
export const sampleRenderers: Readonly<Partial<Record<string, SampleRenderer>>> = {
  c,
  csharp,
  curl,
  dart,
  go,
  java,
  javascript,
  kotlin,
  nodejs,
  'objective-c': objectiveC,
  ocaml,
  php,
  powershell,
  python,
  r,
  ruby,
  rust,
  swift,
};
