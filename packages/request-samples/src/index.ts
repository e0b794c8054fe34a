import { checkRequest } from './checkRequest';
import { toTextBody } from './encodeForm';
import { fillMarkers } from './fillMarkers';
import { generateSkeleton } from './generateSkeleton';
import type { HttpRequest, SampleTexts } from './httpRequest';
import { sampleWriters } from './languages';
import { fileMarker, type Patch, type SampleWriter } from './sampleWriter';

export { toTextBody } from './encodeForm';
export { isJsonType } from './literals/readBody';
export type {
  FormPart,
  SampleBody,
  SampleHeader,
  HttpRequest,
  SampleTexts,
  TextBody,
} from './httpRequest';

export { sampleWriters };

/** A language that samples are wanted in. */
export interface SampleLanguage {
  /** Its name: that of its writer, of the generator and of its tab. */
  language: string;
  /** Grammar that highlights it. */
  highlight: string;
}

/** What a site says of its samples. */
export interface SampleOptions {
  /** The languages, in the order of the samples. */
  languages: readonly SampleLanguage[];
  texts: SampleTexts;
}

/** A complete program that makes one request in one language. */
export interface SampleProgram extends SampleLanguage {
  /** Name of the language for readers. */
  label: string;
  code: string;
}

/**
 * The programs that make a request, one in each language. Synchronous and deterministic.
 *
 * @throws Error when the method is none of HTTP, or a language has no writer
 */
export function renderSamples(
  request: HttpRequest,
  { languages, texts }: SampleOptions,
): SampleProgram[] {
  return languages.map(({ language, highlight }) => {
    const writer = sampleWriters[language];
    if (writer === undefined) {
      const known = Object.keys(sampleWriters).join(', ');
      throw new Error(`Request sample: there is no language "${language}"; there are ${known}`);
    }
    return { language, label: writer.label, highlight, code: renderSample(writer, request, texts) };
  });
}

function renderSample(writer: SampleWriter, request: HttpRequest, texts: SampleTexts): string {
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
            : { mediaType: body.mediaType, text: fileMarker },
      }),
  });
  const refusal = writer.explainRefusal?.(checked, texts);
  if (refusal !== undefined) return `${comment} ${refusal}\n`;
  const patches = [...writer.patches, writer.credentials ?? noteCredentials(comment)];
  const skeleton = patches.reduce(
    (code, patch) => patch(code, checked, texts),
    generateSkeleton(writer.generator, checked),
  );
  const needs = writer.needs === undefined ? '' : `${comment} ${writer.needs}\n`;
  const code = needs + fillMarkers(skeleton, writer, checked);
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
