import { escapeUtf32 } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** Formatted like gofmt. */
const format: Patch = (skeleton, request) => {
  const imports = ['fmt', 'io', 'net/http', ...(request.body ? ['strings'] : [])];
  return swap(
    swap(
      skeleton,
      /import \([^)]*\)/,
      `import (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)`,
    ),
    '&http.Client {\n\t}',
    '&http.Client{}',
  )
    .replace('func main() {\n\n', 'func main() {\n')
    .replace(')\n\n\tif err', ')\n\tif err');
};

/** Go with net/http. */
export const go: SampleWriter = {
  label: 'Go',
  generator: { language: 'go', variant: 'Native', options: { indentCount: 1, indentType: 'Tab' } },
  escape: escapeUtf32,
  body: (body) => {
    const read = readBody(body);
    // A raw literal cannot hold a backtick.
    if (read.kind === 'json') return `\`${read.json.replaceAll('`', '` + "`" + `')}\``;
    return `"${escapeUtf32(read.text, '"')}"`;
  },
  file: (code, file) =>
    swap(
      swap(code, '"strings"', '"os"'),
      `payload := strings.NewReader("${fileMarker}")`,
      `payload, err := os.Open("${escapeUtf32(file, '"')}")\n\tif err != nil {\n\t\tfmt.Println(err)\n\t\treturn\n\t}\n\tdefer payload.Close()`,
    ),
  patches: [format],
};
