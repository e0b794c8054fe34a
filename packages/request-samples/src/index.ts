import { sampleWriters } from './languages';
import type { FormPart, HttpRequest, SampleBody, TextBody, WrittenRequest } from './types';

export { sampleWriters };
export type { FormPart, HttpRequest, SampleBody, SampleHeader, TextBody } from './types';

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

/** Where a language sends a text in the place of a file. */
export const fileContent = 'contenido del archivo';

/**
 * The programs that make a request, one in each language, in the order of the languages.
 *
 * @throws Error when a language has no writer
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
    const { label, note, hasForms = false } = writer;
    const code = writer.write(prepare(request, hasForms));
    return { language, label, ...(note !== undefined && { note }), highlight, code };
  });
}

function prepare({ method, url, headers, body }: HttpRequest, hasForms: boolean): WrittenRequest {
  const parts = body && 'parts' in body && hasForms ? body.parts : undefined;
  if (body === undefined || parts !== undefined) {
    return { method, url, headers, body: undefined, parts };
  }
  const { mediaType, text } = toTextBody(body);
  const isJson = isJsonType(mediaType) && /^[[{]/.test(text);
  const written = { mediaType, text, isJson, isBlock: isJson && text.includes('\n') };
  const type = { name: 'Content-Type', value: mediaType };
  return { method, url, headers: [type, ...headers], body: written, parts };
}

/** Whether a media type holds JSON. */
export function isJsonType(mediaType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(mediaType);
}

/** A body as the text that is sent: for languages whose library has no form, and to show it. */
export function toTextBody(body: SampleBody): TextBody {
  if ('text' in body) return body;
  const boundary = 'limite-de-ejemplo';
  const parts = body.parts.map((part) => `--${boundary}\r\n${writePart(part)}\r\n`);
  return {
    mediaType: `${body.mediaType}; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function writePart(part: FormPart): string {
  const quote = (name: string) => `"${name.replaceAll('"', '%22')}"`;
  const isFile = 'file' in part;
  const fileName = isFile ? `; filename=${quote(part.file)}` : '';
  const type = part.mediaType ?? (isFile ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name=${quote(part.name)}${fileName}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    isFile ? fileContent : part.value,
  ].join('\r\n');
}
