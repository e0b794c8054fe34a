import { checkRequest } from './checkRequest';
import type { HttpRequest } from './httpRequest';
import { sampleWriters } from './languages';

export { toTextBody } from './checkRequest';
export type { FormPart, HttpRequest, SampleBody, SampleHeader, TextBody } from './httpRequest';
export { isJsonType, writeJson } from './json';
export { sampleWriters };

/** A language that samples are wanted in. */
export interface SampleLanguage {
  /** The name of its writer and of its tab. */
  language: string;
  /** Grammar that highlights it. */
  highlight: string;
}

/** A complete program that makes one request in one language. */
export interface SampleProgram extends SampleLanguage {
  /** Name of the language for readers. */
  label: string;
  /** Where it does not run. */
  note?: string;
  code: string;
}

/**
 * The programs that make a request, one in each language, in the order of the languages.
 *
 * @throws Error when the method is none of OpenAPI, or a language has no writer
 */
export function renderSamples(
  request: HttpRequest,
  languages: readonly SampleLanguage[],
): SampleProgram[] {
  return languages.map(({ language, highlight }) => {
    const writer = sampleWriters[language];
    if (writer === undefined) {
      const known = Object.keys(sampleWriters).join(', ');
      throw new Error(`Request sample: there is no language "${language}"; there are ${known}`);
    }
    const { label, note, comment = '//', hasForms = false } = writer;
    const checked = checkRequest(request, hasForms);
    const refusal = writer.explainRefusal?.(checked);
    const code = refusal === undefined ? writer.write(checked) : `${comment} ${refusal}\n`;
    return { language, label, ...(note !== undefined && { note }), highlight, code };
  });
}
