import type { FormPart, SampleBody, SampleTexts, TextBody } from './httpRequest';

/** A body as the text that is sent: for languages whose library has no form, and to show it. */
export function toTextBody(body: SampleBody, texts: SampleTexts): TextBody {
  if ('text' in body) return body;
  const { mediaType } = body;
  if ('file' in body) return { mediaType, text: texts.fileContent };
  const declared = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  const boundary = declared ?? texts.boundary;
  const parts = body.parts.map((part) => `--${boundary}\r\n${writePart(part, texts)}\r\n`);
  return {
    mediaType: declared === undefined ? `${mediaType}; boundary=${boundary}` : mediaType,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function writePart(part: FormPart, { fileContent }: SampleTexts): string {
  const quote = (name: string) => name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, ' ');
  const isFile = 'file' in part;
  const fileName = isFile ? `; filename="${quote(part.file)}"` : '';
  const type = part.mediaType ?? (isFile ? 'application/octet-stream' : undefined);
  return [
    `Content-Disposition: form-data; name="${quote(part.name)}"${fileName}`,
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    '',
    isFile ? fileContent : part.value,
  ].join('\r\n');
}
