import { escapeBraced } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const dropNoise: Patch = (skeleton) => swap(skeleton, ',timeoutInterval: Double.infinity', '');

/** The generated program exits with 0 when the request fails. */
const failOnError: Patch = (skeleton) =>
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
    if (read.kind === 'text' || !read.json.includes('\n')) {
      return `"${escapeBraced(readBodyText(body), '"')}"`;
    }
    // JSON never contains """; a backslash would start an escape or an interpolation.
    return `"""\n${read.json.replaceAll('\\', '\\\\')}\n"""`;
  },
  file: (code, file) =>
    swap(
      code,
      `let parameters = "${fileMarker}"\nlet postData = parameters.data(using: .utf8)`,
      `let postData = try Data(contentsOf: URL(fileURLWithPath: "${escapeBraced(file, '"')}"))`,
    ),
  patches: [dropNoise, failOnError],
};
