import { escapeWithDollar } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

/** Only what the program uses. */
const dropUnusedImports: Mend = (skeleton) => {
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

/** A request without a body says that it is empty, not that it is text. */
const sendEmptyBody: Mend = (skeleton, request) =>
  !request.body && skeleton.includes('"".toRequestBody')
    ? swap(
        swap(skeleton, /val mediaType = .*\n/, ''),
        'toRequestBody(mediaType)',
        'toRequestBody()',
      )
    : skeleton;

/** The generator takes HEAD for GET. */
const sendHead: Mend = (skeleton, { method }) =>
  method === 'HEAD' ? swap(skeleton, '  .build()', '  .head()\n  .build()') : skeleton;

/** The generator writes statements that only a script may hold. */
const writeMain: Mend = (skeleton) => {
  const [imports = '', statements = ''] = skeleton.split(/\n\n(?=val client)/);
  return `${imports}\n\nfun main() {\n${swap(
    statements,
    'response.body!!.string()',
    'response.body?.string()',
  )
    .replace(/^(?=.)/gm, '  ')
    .replace(/\n\n( {2}println)/, '\n$1')}}\n`;
};

/** Kotlin with OkHttp. */
export const kotlin: SampleWriter = {
  label: 'Kotlin',
  generator: { language: 'kotlin', variant: 'OkHttp' },
  escape: escapeWithDollar,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n'))
      return `"${escapeWithDollar(readBodyText(body), '"')}"`;
    return `"""${read.json.split('$').join("${'$'}")}"""`;
  },
  mends: [sendHead, sendEmptyBody, dropUnusedImports, writeMain],
};
