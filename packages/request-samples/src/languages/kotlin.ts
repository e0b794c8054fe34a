import { escapeWithDollar } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** Keeps only the imports in use. */
const dropUnusedImports: Patch = (skeleton) => {
  const code = swap(
    swap(skeleton, /import okhttp3\.MultipartBody\n/, ''),
    /import okhttp3\.RequestBody\.Companion\.asRequestBody\nimport java\.io\.File\nimport java\.util\.concurrent\.TimeUnit\n/,
    '',
  );
  return ['toMediaType', 'toRequestBody'].reduce(
    (kept, name) =>
      kept.includes(`.${name}(`) ? kept : kept.replace(new RegExp(`import .*\\.${name}\\n`), ''),
    code,
  );
};

/** An empty body has no content type. */
const sendEmptyBody: Patch = (skeleton, request) =>
  !request.body && skeleton.includes('"".toRequestBody')
    ? swap(
        swap(skeleton, /val mediaType = .*\n/, ''),
        'toRequestBody(mediaType)',
        'toRequestBody()',
      )
    : skeleton;

/** The generator writes GET for HEAD. */
const sendHead: Patch = (skeleton, { method }) =>
  method === 'HEAD' ? swap(skeleton, '  .build()', '  .head()\n  .build()') : skeleton;

/** The generator writes top-level statements, which only scripts may have. */
const writeMain: Patch = (skeleton) => {
  const [imports = '', statements = ''] = skeleton.split(/\n\n(?=val client)/);
  return `${imports}\n\nfun main() {\n${swap(
    statements,
    'response.body!!.string()',
    'response.body?.string()',
  )
    .replace(/^(?=.)/gm, '  ')
    .replace(/\n\n( {2}println)/, '\n$1')}}\n`;
};

const checkStatus: Patch = (skeleton) =>
  swap(skeleton, 'string())\n', 'string())\n  check(response.isSuccessful) { response }\n');

/** Kotlin with OkHttp. */
export const kotlin: SampleWriter = {
  label: 'Kotlin',
  needs: 'OkHttp 4+ (com.squareup.okhttp3:okhttp)',
  generator: { language: 'kotlin', variant: 'OkHttp' },
  escape: escapeWithDollar,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n')) {
      return `"${escapeWithDollar(readBodyText(body), '"')}"`;
    }
    return `"""${read.json.split('$').join("${'$'}")}"""`;
  },
  file: (code, file) =>
    swap(
      swap(code, 'RequestBody.Companion.toRequestBody', 'RequestBody.Companion.asRequestBody'),
      `"${fileMarker}".toRequestBody(mediaType)`,
      `java.io.File("${escapeWithDollar(file, '"')}").asRequestBody(mediaType)`,
    ),
  patches: [sendHead, sendEmptyBody, dropUnusedImports, writeMain, checkStatus],
};
