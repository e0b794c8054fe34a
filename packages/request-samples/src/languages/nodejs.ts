import { escapeUtf16 } from '../literals/quote';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';
import { writeForm, writeJavaScriptBody } from './javascript';

const dropNoise: Patch = (skeleton, request) => {
  const code = swap(
    swap(skeleton, "require('axios');\n", "require('axios');\n\n"),
    '  maxBodyLength: Infinity,\n',
    '',
  ).replace(';\n\n\n', ';\n\n');
  return (request.body ? swap(code, 'data : data', 'data') : code).replace(/^let /gm, 'const ');
};

/** The generator catches what axios throws for an error, so that the program would succeed. */
const dropCatch: Patch = (skeleton) =>
  swap(
    skeleton,
    /\n\.then[\s\S]*$/,
    '.then((response) => {\n  console.log(JSON.stringify(response.data));\n});\n',
  );

// axios gives a POST, PUT or PATCH without a body the type of a form, unless it is told not to.
const dropType: Patch = (skeleton, { method, headers, body }) => {
  if (body || !/^(POST|PUT|PATCH)$/.test(method)) return skeleton;
  return headers.length === 0
    ? swap(skeleton, 'headers: { }', "headers: { 'Content-Type': false }")
    : swap(skeleton, 'headers: {\n', "headers: {\n    'Content-Type': false,\n");
};

function requireFiles(code: string): string {
  return swap(code, "require('axios');\n", "require('axios');\nconst fs = require('fs');\n");
}

/** Node.js with axios. */
export const nodejs: SampleWriter = {
  label: 'Node.js',
  generator: { language: 'nodejs', variant: 'Axios' },
  escape: escapeUtf16,
  body: writeJavaScriptBody,
  file: (code, file) =>
    requireFiles(swap(code, `"${fileMarker}"`, `fs.readFileSync("${escapeUtf16(file, '"')}")`)),
  form: (code, parts) => {
    const form = writeForm(parts, /^(?=const config)/m, code)
      .replace(/ {4}'Content-Type': false,\n|'Content-Type': false /, '')
      .replaceAll('await readFile(', 'fs.readFileSync(')
      .replace(/\n\};\n/, ',\n  data: form\n};\n');
    return parts.some((part) => 'file' in part) ? requireFiles(form) : form;
  },
  patches: [dropNoise, dropCatch, dropType],
};
