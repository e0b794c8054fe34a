import { convertJson, formatObject, program, quote, quoteSingle } from '../program';
import type { FormPart, PreparedBody, PreparedRequest } from '../types';

/** Renders a Python program that sends the request with the Requests library. */
export function renderPython({ method, url, headers, body, parts }: PreparedRequest): string {
  const pairs = headers.map(({ name, value }) => `${quoteSingle(name)}: ${quoteSingle(value)}`);
  const payload = body ? `, ${body.isJson ? 'json' : 'data'}=payload` : '';
  return program`
import requests

url = ${quote(url)}

${body && `payload = ${formatBodyExpression(body)}`}
headers = ${formatObject(pairs)}

${parts && `files = [\n${parts.map(formatPartTuple).join('')}]\n`}
response = requests.request("${method}", url, headers=headers${parts ? ', files=files' : payload})

print(response.text)
response.raise_for_status()
`;
}

/** Formats JSON as a Python literal, and any other text as bytes, because older versions of the library encode a `str` as Latin-1. */
function formatBodyExpression({ text, isJson }: PreparedBody): string {
  const literals = { null: 'None', true: 'True', false: 'False' };
  return isJson ? convertJson(text, { quote, literals }) : `${quote(text)}.encode("utf-8")`;
}

/** Formats a part as the tuple `(name, (file name or None, content, media type))`; the media type is optional. */
function formatPartTuple(part: FormPart): string {
  const file = 'file' in part ? quote(part.file) : 'None';
  const content = 'file' in part ? `open(${file}, "rb")` : quote(part.value);
  const type = part.mediaType === undefined ? '' : `, ${quote(part.mediaType)}`;
  return `  (${quote(part.name)}, (${file}, ${content}${type})),\n`;
}
