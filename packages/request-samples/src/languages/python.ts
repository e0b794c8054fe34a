import { escapeUtf32 } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { type JsonDialect, writeJson } from '../literals/writeJson';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const quote = (text: string): string => `"${escapeUtf32(text, '"')}"`;
const dialect: JsonDialect = { null: 'None', true: 'True', false: 'False', string: quote };

/** The generator serializes JSON by hand and sends an empty form with GET; requests can serialize JSON itself. */
const sendBody: Patch = (skeleton, request) => {
  if (!request.body) return swap(swap(skeleton, 'payload = {}\n', ''), ', data=payload', '');
  const withoutJson = skeleton.replace('import json\n', '');
  return readNativeBody(request.body).kind === 'json'
    ? swap(withoutJson, 'data=payload', 'json=payload')
    : withoutJson;
};

const checkStatus: Patch = (skeleton) =>
  swap(skeleton, 'print(response.text)\n', 'print(response.text)\nresponse.raise_for_status()\n');

/** Parts of a form: name, then file name, content and type. */
const addForm: NonNullable<SampleWriter['form']> = (code, parts) => {
  const lines = parts.map((part) => {
    const [fileName, content] =
      'file' in part
        ? [quote(part.file), `open(${quote(part.file)}, "rb")`]
        : ['None', quote(part.value)];
    const type = part.mediaType === undefined ? '' : `, ${quote(part.mediaType)}`;
    return `  (${quote(part.name)}, (${fileName}, ${content}${type})),\n`;
  });
  const withFiles = swap(code, 'headers=headers', 'headers=headers, files=files');
  return swap(withFiles, /^(?=response = )/m, `files = [\n${lines.join('')}]\n\n`);
};

const addCredentials: Patch = (skeleton, { credentials }, texts) => {
  const digest = `auth=HTTPDigestAuth("${texts.user}", "${texts.password}")`;
  const certificate = `cert=("${texts.certificate}", "${texts.privateKey}")`;
  const code = credentials?.isDigest
    ? swap(
        skeleton.replace(
          'import requests\n',
          'import requests\nfrom requests.auth import HTTPDigestAuth\n',
        ),
        'headers=headers',
        `headers=headers, ${digest}`,
      )
    : skeleton;
  return credentials?.isCertificate
    ? swap(code, 'headers=headers', `headers=headers, ${certificate}`)
    : code;
};

/** Python with Requests. */
export const python: SampleWriter = {
  label: 'Python',
  generator: { language: 'python', variant: 'Requests' },
  escape: escapeUtf32,
  body: (body) => {
    const read = readNativeBody(body);
    // A str would be sent as Latin-1.
    return read.kind === 'json'
      ? writeJson(read.json, dialect)
      : `${quote(read.text)}.encode("utf-8")`;
  },
  comment: '#',
  file: (code, file) => swap(code, `"${fileMarker}".encode("utf-8")`, `open(${quote(file)}, "rb")`),
  form: addForm,
  credentials: addCredentials,
  patches: [sendBody, checkStatus],
};
