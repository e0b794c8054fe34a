import { escapeR } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** The generator writes httr, which httr2 has superseded. */
const writeHttr2: Patch = (skeleton, { method, body }) => {
  const code = swap(skeleton, 'library(httr)', 'library(httr2)').replaceAll("'", '"');
  const list = /headers = c\(\n([\s\S]*?)\n\)\n\n/.exec(code);
  const headers = list?.[1]?.split(',\n') ?? [];
  // The type of a body comes first.
  const type = body && headers.shift()?.split(' = ')[1];
  const call = [
    `resp <- request(${/url = (".*?")/.exec(code)?.[1]})`,
    ...(headers.length === 0 ? [] : [`req_headers(${writeArguments(headers)})`]),
    ...(type === undefined ? [] : [`req_body_raw(body, type = ${type})`]),
    ...(method === (body ? 'POST' : 'GET') ? [] : [`req_method("${method}")`]),
    // An error shows its body.
    ...(method === 'HEAD' ? [] : ['req_error(body = \\(resp) resp_body_string(resp))']),
    'req_perform()',
  ];
  return swap(
    swap(code.replace(list?.[0] ?? '', ''), /res <- VERB\(.*\)/, call.join(' |>\n  ')),
    'cat(content(res, "text"))',
    // An answer without a body has no text.
    method === 'HEAD' ? 'print(resp)' : 'cat(resp_body_string(resp))',
  ).replace(/^body = /m, 'body <- ');
};

function writeArguments(lines: readonly string[]): string {
  return lines.length === 1
    ? lines.join('').trim()
    : `\n${lines.join(',\n').replace(/^/gm, '  ')}\n  `;
}

/** R with httr2. */
export const r: SampleWriter = {
  label: 'R',
  generator: { language: 'r', variant: 'httr' },
  escape: escapeR,
  // The generator does not escape the body.
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text') return `"${escapeR(read.text, '"')}"`;
    const dashes =
      Array.from({ length: read.json.length }, (_, count) => '-'.repeat(count)).find(
        (fence) => !read.json.includes(`)${fence}"`),
      ) ?? '';
    return `r"${dashes}(${read.json})${dashes}"`;
  },
  comment: '#',
  file: (code, file) =>
    swap(
      swap(code, `body <- "${fileMarker}"\n\n`, ''),
      'req_body_raw(body',
      `req_body_file("${escapeR(file, '"')}"`,
    ),
  patches: [writeHttr2],
};
