import { escapePython } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { writeJson, type JsonDialect } from '../literals/writeJson';
import { swap, type Patch, type SampleWriter } from '../sampleWriter';

const quote = (text: string): string => `"${escapePython(text, '"')}"`;
const dialect: JsonDialect = { null: 'None', true: 'True', false: 'False', string: quote };

/** The generator serializes JSON by hand and sends an empty form with GET; requests can serialize JSON itself. */
const sendBody: Patch = (skeleton, request) => {
  if (!request.body) return swap(swap(skeleton, 'payload = {}\n', ''), ', data=payload', '');
  const withoutJson = skeleton.replace('import json\n', '');
  return readNativeBody(request.body).kind === 'json'
    ? swap(withoutJson, 'data=payload', 'json=payload')
    : withoutJson;
};

/** Python with Requests. */
export const python: SampleWriter = {
  label: 'Python',
  generator: { language: 'python', variant: 'Requests' },
  escape: escapePython,
  body: (body) => {
    const read = readNativeBody(body);
    // A str would be sent as Latin-1.
    return read.kind === 'json'
      ? writeJson(read.json, dialect)
      : `${quote(read.text)}.encode("utf-8")`;
  },
  patches: [sendBody],
};
