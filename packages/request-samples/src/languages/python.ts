import type { FormPart } from '../httpRequest';
import { type JsonDialect, writeValues } from '../json';
import { quotePython, quoteUtf32 as quote } from '../literals';
import { program, writeList } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

const dialect: JsonDialect = { null: 'None', true: 'True', false: 'False', string: quote };

/** Python with Requests. */
export const python: SampleWriter = {
  label: 'Python',
  comment: '#',
  hasForms: true,
  write({ method, url, headers, body, parts }) {
    const pairs = headers.map(({ name, value }) => `${quotePython(name)}: ${quotePython(value)}`);
    const values = body && writeValues(body, dialect);
    const payload = values ? ', json=payload' : body ? ', data=payload' : '';
    return program`
import requests

url = ${quote(url)}

${body && `payload = ${values ?? writeBytes(body)}`}
headers = ${writeList('{}', pairs)}

${parts && `files = [\n${parts.map(writePart).join('')}]\n`}
response = requests.request("${method}", url, headers=headers${parts ? ', files=files' : payload})

print(response.text)
response.raise_for_status()
`;
  },
};

/** Requests would send a str as Latin-1. */
function writeBytes(body: WrittenBody): string {
  return body.kind === 'file'
    ? `open(${quote(body.file)}, "rb")`
    : `${quote(body.text)}.encode("utf-8")`;
}

/** A part has a file name, which may be none, its content and its type. */
function writePart(part: FormPart): string {
  const file = 'file' in part ? quote(part.file) : 'None';
  const content = 'file' in part ? `open(${file}, "rb")` : quote(part.value);
  const type = part.mediaType === undefined ? '' : `, ${quote(part.mediaType)}`;
  return `  (${quote(part.name)}, (${file}, ${content}${type})),\n`;
}
