import type { SampleRenderer } from '../types';
import { renderC } from './c';
import { renderCsharp } from './csharp';
import { renderCurl } from './curl';
import { renderDart } from './dart';
import { renderGo } from './go';
import { renderJava } from './java';
import { renderJavascript } from './javascript';
import { renderKotlin } from './kotlin';
import { renderNodejs } from './nodejs';
import { renderObjectiveC } from './objectiveC';
import { renderOcaml } from './ocaml';
import { renderPhp } from './php';
import { renderPowershell } from './powershell';
import { renderPython } from './python';
import { renderR } from './r';
import { renderRuby } from './ruby';
import { renderRust } from './rust';
import { renderSwift } from './swift';

const windowsNote = 'En Windows: Git Bash o WSL, o la pestaña powershell.';

const renderers = {
  c: { label: 'C', render: renderC },
  csharp: { label: 'C#', render: renderCsharp },
  curl: { label: 'curl', render: renderCurl, note: windowsNote, supportsForms: true },
  dart: { label: 'Dart', render: renderDart },
  go: { label: 'Go', render: renderGo },
  java: { label: 'Java', render: renderJava },
  javascript: { label: 'JavaScript', render: renderJavascript, supportsForms: true },
  kotlin: { label: 'Kotlin', render: renderKotlin },
  nodejs: { label: 'Node.js', render: renderNodejs, supportsForms: true },
  'objective-c': { label: 'Objective-C', render: renderObjectiveC },
  ocaml: { label: 'OCaml', render: renderOcaml },
  php: { label: 'PHP', render: renderPhp },
  powershell: { label: 'PowerShell', render: renderPowershell },
  python: { label: 'Python', render: renderPython, supportsForms: true },
  r: { label: 'R', render: renderR },
  ruby: { label: 'Ruby', render: renderRuby },
  rust: { label: 'Rust', render: renderRust },
  swift: { label: 'Swift', render: renderSwift },
} satisfies Record<string, SampleRenderer>;

export type SampleLanguage = keyof typeof renderers;

export const sampleRenderers: Readonly<Record<SampleLanguage, SampleRenderer>> = renderers;
