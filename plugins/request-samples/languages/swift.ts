import { escapeBraced } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

const dropNoise: Mend = (skeleton) => swap(skeleton, ',timeoutInterval: Double.infinity', '');

/** The generator ends well when the request has failed. */
const failOnError: Mend = (skeleton) =>
  swap(
    skeleton,
    'print(String(describing: error))\n    exit(EXIT_SUCCESS)',
    'print(String(describing: error))\n    exit(EXIT_FAILURE)',
  );

/** Swift with URLSession. */
export const swift: SampleWriter = {
  label: 'Swift',
  generator: { language: 'swift', variant: 'URLSession' },
  escape: escapeBraced,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n'))
      return `"${escapeBraced(readBodyText(body), '"')}"`;
    // JSON has no """ of its own; a backslash would start an escape or an interpolation.
    return `"""\n${read.json.replaceAll('\\', '\\\\')}\n"""`;
  },
  mends: [dropNoise, failOnError],
};
