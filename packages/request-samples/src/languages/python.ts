import { quote, quoteSingle, writeJson } from '../literals';
import { program, writeList } from '../program';
import type { FormPart, SampleWriter, WrittenBody } from '../types';

/** Python with Requests. */
export const python: SampleWriter = {
  label: 'Python',
  hasForms: true,
  write({ method, url, headers, body, parts }) {
    const pairs = headers.map(({ name, value }) => `${quoteSingle(name)}: ${quoteSingle(value)}`);
    const payload = body ? `, ${body.isJson ? 'json' : 'data'}=payload` : '';
    return program`
import requests

url = ${quote(url)}

${body && `payload = ${writeBody(body)}`}
headers = ${writeList('{}', pairs)}

${parts && `files = [\n${parts.map(writePart).join('')}]\n`}
response = requests.request("${method}", url, headers=headers${parts ? ', files=files' : payload})

print(response.text)
response.raise_for_status()
`;
  },
};

/** Requests would send a str as Latin-1. */
function writeBody({ text, isJson }: WrittenBody): string {
  const words = { null: 'None', true: 'True', false: 'False' };
  return isJson ? writeJson(text, { string: quote, words }) : `${quote(text)}.encode("utf-8")`;
}

/** A part has a file name, which may be none, its content and its type. */
function writePart(part: FormPart): string {
  const file = 'file' in part ? quote(part.file) : 'None';
  const content = 'file' in part ? `open(${file}, "rb")` : quote(part.value);
  const type = part.mediaType === undefined ? '' : `, ${quote(part.mediaType)}`;
  return `  (${quote(part.name)}, (${file}, ${content}${type})),\n`;
}
