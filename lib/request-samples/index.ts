import { languageTabs, type SampleLanguage } from '../../config/languageTabs';
import { checkRequest } from './checkRequest';
import { toTextBody } from './encodeForm';
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
import type { SampleRequest, SampleTexts } from './sampleRequest';
import { fileToken, type Patch, type SampleWriter } from './sampleWriter';
import { spanish } from './spanish';

export { toTextBody } from './encodeForm';
export { isJsonType } from './literals/readBody';
export type {
  FormPart,
  SampleBody,
  SampleHeader,
  SampleRequest,
  SampleTexts,
  TextBody,
} from './sampleRequest';

/** A complete program that makes one request in one language. */
export interface RequestSample {
  language: SampleLanguage;
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
 * @throws Error when the method is none of HTTP
 */
export function renderSamples(
  request: SampleRequest,
  texts: SampleTexts = spanish,
): RequestSample[] {
  return languageTabs.map(({ language, highlight }) => {
    const writer = sampleWriters[language];
    return {
      language,
      label: writer.label,
      highlight,
      code: renderSample(writer, request, texts),
    };
  });
}

function renderSample(writer: SampleWriter, request: SampleRequest, texts: SampleTexts): string {
  const { body, ...rest } = request;
  const { comment = '//' } = writer;
  const parts = body && 'parts' in body && writer.form ? body.parts : undefined;
  const file = body && 'file' in body && writer.file ? body.file : undefined;
  const checked = checkRequest({
    ...rest,
    ...(body &&
      !parts && {
        body:
          file === undefined
            ? toTextBody(body, texts)
            : { mediaType: body.mediaType, text: fileToken },
      }),
  });
  const refusal = writer.explainRefusal?.(checked, texts);
  if (refusal !== undefined) return `${comment} ${refusal}\n`;
  const patches = [...writer.patches, writer.credentials ?? noteCredentials(comment)];
  const skeleton = patches.reduce(
    (code, patch) => patch(code, checked, texts),
    generateSkeleton(writer.generator, checked),
  );
  const code = fillMarkers(skeleton, writer, checked);
  if (parts) return writer.form?.(code, parts) ?? code;
  return file === undefined || checked.body === undefined
    ? code
    : (writer.file?.(code, file) ?? code);
}

/** A comment on credentials that the library of the sample has to be given. */
function noteCredentials(comment: string): Patch {
  return (skeleton, { credentials }, { certificateNote, digestNote }) => {
    const notes = [
      ...(credentials?.isDigest ? [digestNote] : []),
      ...(credentials?.isCertificate ? [certificateNote] : []),
    ].map((note) => (comment === '(*' ? `(* ${note} *)\n` : `${comment} ${note}\n`));
    const start = skeleton.startsWith('<?php\n') ? '<?php\n' : '';
    return `${start}${notes.join('')}${skeleton.slice(start.length)}`;
  };
}
