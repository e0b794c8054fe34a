import { escapeR } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileToken, type Patch, type SampleWriter, swap } from '../sampleWriter';

const format: Patch = (skeleton) =>
  swap(skeleton, "cat(content(res, 'text'))", "cat(content(res, 'text', encoding = 'UTF-8'))")
    .replace('headers = c(', 'headers <- c(')
    .replace(/^body = /m, 'body <- ');

/** R with httr. */
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
  file: (code, file) => {
    const name = `"${escapeR(file, '"')}"`;
    return swap(code, `"${fileToken}"`, `readBin(${name}, "raw", file.size(${name}))`);
  },
  patches: [format],
};
