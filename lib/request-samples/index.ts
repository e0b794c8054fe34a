import { languageTabs, type SampleLanguage } from '../../config/languageTabs';
import { checkRequest } from './checkRequest';
import { fillMarkers } from './fillMarkers';
import { generateSkeleton } from './generateSkeleton';
import { c } from './languages/c';
import { csharp } from './languages/csharp';
import { curl } from './languages/curl';
import { dart } from './languages/dart';
import { go } from './languages/go';
import { java } from './languages/java';
import { javascript } from './languages/javascript';
import { kotlin } from './languages/kotlin';
import { nodejs } from './languages/nodejs';
import { objectiveC } from './languages/objectiveC';
import { ocaml } from './languages/ocaml';
import { php } from './languages/php';
import { powershell } from './languages/powershell';
import { python } from './languages/python';
import { r } from './languages/r';
import { ruby } from './languages/ruby';
import { rust } from './languages/rust';
import { swift } from './languages/swift';
import type { SampleRequest } from './sampleRequest';
import type { SampleWriter } from './sampleWriter';

export type { SampleHeader, SampleRequest } from './sampleRequest';

/** A complete program that makes one request in one language. */
export interface RequestSample {
  language: SampleLanguage;
  /** Library or tool used by the program: the variant of the generator, in lower case. */
  variant: string;
  /** Name of the language for readers. */
  label: string;
  /** Grammar that highlights the code. */
  highlight: string;
  code: string;
}

/** Writer of each of the 18 languages. */
export const sampleWriters: Readonly<Record<SampleLanguage, SampleWriter>> = {
  python,
  curl,
  csharp,
  go,
  nodejs,
  ruby,
  php,
  java,
  powershell,
  dart,
  javascript,
  c,
  'objective-c': objectiveC,
  ocaml,
  r,
  swift,
  kotlin,
  rust,
};

/**
 * The samples of a request in the 18 languages, in the order of `config/languageTabs.ts`. Synchronous and deterministic.
 *
 * @throws Error when no language can send the request (a relative URL, a control character in a header)
 */
export function renderSamples(request: SampleRequest): RequestSample[] {
  const checked = checkRequest(request);
  return languageTabs.map(({ language, highlight }) => {
    const writer = sampleWriters[language];
    return {
      language,
      variant: writer.generator.variant.toLowerCase(),
      label: writer.label,
      highlight,
      code: renderSample(writer, checked),
    };
  });
}

function renderSample(writer: SampleWriter, request: SampleRequest): string {
  const refusal = writer.explainRefusal?.(request);
  if (refusal !== undefined) return `// ${refusal}\n`;
  const skeleton = writer.patches.reduce(
    (code, patch) => patch(code, request),
    generateSkeleton(writer.generator, request),
  );
  return fillMarkers(skeleton, writer, request);
}
