import { sampleRenderers } from './languages';
import type { FormPart, HttpRequest, PreparedRequest, SampleBody, TextBody } from './types';

export { sampleRenderers };
export type { FormPart, HttpRequest, SampleBody, SampleHeader, TextBody } from './types';

/** A language in which samples are rendered. */
export interface SampleLanguage {
  /** The name of its renderer and of its tab. */
  language: string;
  /** Grammar that highlights it. */
  highlight: string;
}

/** A complete program that sends one request in one language. */
export interface SampleProgram extends SampleLanguage {
  /** Name of the language for readers. */
  label: string;
  /** Environment in which the program does not run, as a note for readers. */
  note?: string;
  code: string;
}

/** Content of a file, for languages whose programs send a form as text and so read no file. */
export const fileContent = 'contenido del archivo';

/**
 * Renders the programs that send a request, one in each language, in the order of the languages.
 *
 * @throws Error when a language has no renderer
 */
export function renderSamples(
  request: HttpRequest,
  languages: readonly SampleLanguage[],
): SampleProgram[] {
  return languages.map(({ language, highlight }) => {
    const renderer = sampleRenderers[language];
    if (renderer === undefined) {
      const known = Object.keys(sampleRenderers).join(', ');
      throw new Error(`Request sample: there is no language "${language}"; there are ${known}`);
    }
    const { label, note, supportsForms = false } = renderer;
    const code = renderer.render(prepareRequest(request, supportsForms));
    return { language, label, ...(note !== undefined && { note }), highlight, code };
  });
}

function prepareRequest(
  { method, url, headers, body }: HttpRequest,
  supportsForms: boolean,
): PreparedRequest {
  const parts = body && 'parts' in body && supportsForms ? body.parts : undefined;
  if (body === undefined || parts !== undefined) {
    return { method, url, headers, body: undefined, parts };
  }
  const { mediaType, text } = toTextBody(body);
  const isJson = isJsonType(mediaType) && /^[[{]/.test(text);
  const preparedBody = { mediaType, text, isJson, isMultilineJson: isJson && text.includes('\n') };
  const contentType = { name: 'Content-Type', value: mediaType };
  return { method, url, headers: [contentType, ...headers], body: preparedBody, parts };
}

/** Whether a media type is JSON, as `application/json` and `application/problem+json` are. */
export function isJsonType(mediaType: string): boolean {
  const [essence = ''] = mediaType.split(';', 1);
  return /[/+]json$/i.test(essence.trim());
}

/** Formats a body as the text that is sent, for languages whose library has no forms, and to show it to readers. */
export function toTextBody(body: SampleBody): TextBody {
  if ('text' in body) return body;
  const boundary = 'limite-de-ejemplo';
  const parts = body.parts.map((part) => `--${boundary}\r\n${formatPart(part)}\r\n`);
  return {
    mediaType: `${body.mediaType}; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function formatPart(part: FormPart): string {
  const quote = (name: string) => `"${name.replaceAll('"', '%22')}"`;
  const isFile = 'file' in part;
  const fileName = isFile ? `; filename=${quote(part.file)}` : '';
  const mediaType = part.mediaType ?? (isFile ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name=${quote(part.name)}${fileName}`,
    ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
    '',
    isFile ? fileContent : part.value,
  ].join('\r\n');
}
