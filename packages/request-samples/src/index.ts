import { type SampleLanguage, sampleRenderers } from './languages';
import type { FormPart, HttpRequest, PreparedRequest, SampleBody, TextBody } from './types';

export { type SampleLanguage, sampleRenderers } from './languages';
export type { FormPart, HttpRequest, SampleBody, TextBody } from './types';

export const sampleLanguages = Object.keys(sampleRenderers) as SampleLanguage[];

/** Stands for the content of each file if a form is sent as text, because programs that send text read no files. */
export const fileContent = 'contenido del archivo';

/** Renders a complete program that sends a request, or a comment that says why the language's library cannot send it. */
export function renderSample(language: SampleLanguage, request: HttpRequest): string {
  const { render, supportsForms = false } = sampleRenderers[language];
  return render(prepareRequest(request, supportsForms));
}

function prepareRequest(request: HttpRequest, supportsForms: boolean): PreparedRequest {
  const { body, ...target } = request;
  if (body === undefined) return target;
  if ('parts' in body && supportsForms) return { ...target, parts: body.parts };
  const { mediaType, text } = toTextBody(body);
  const isJson = isJsonType(mediaType) && /^[[{]/.test(text);
  return {
    ...target,
    headers: [{ name: 'Content-Type', value: mediaType }, ...target.headers],
    body: { mediaType, text, isJson, isMultilineJson: isJson && text.includes('\n') },
  };
}

/** Whether a media type is JSON, as `application/json` and `application/problem+json` are. */
export function isJsonType(mediaType: string): boolean {
  const [essence = ''] = mediaType.split(';', 1);
  return /[/+]json$/i.test(essence.trim());
}

/** Returns a body as text. The text of a form is sent in languages whose renderer does not support forms, and shown to readers. */
export function toTextBody(body: SampleBody): TextBody {
  if ('text' in body) return body;
  const boundary = 'limite-de-ejemplo';
  const parts = body.parts.map((part) => `--${boundary}\r\n${formatMultipartPart(part)}\r\n`);
  return {
    mediaType: `${body.mediaType}; boundary=${boundary}`,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function formatMultipartPart(part: FormPart): string {
  const quoteFormName = (name: string): string => `"${name.replaceAll('"', '%22')}"`;
  const isFile = 'file' in part;
  const fileName = isFile ? `; filename=${quoteFormName(part.file)}` : '';
  const mediaType = part.mediaType ?? (isFile ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name=${quoteFormName(part.name)}${fileName}`,
    ...(mediaType === undefined ? [] : [`Content-Type: ${mediaType}`]),
    '',
    isFile ? fileContent : part.value,
  ].join('\r\n');
}
