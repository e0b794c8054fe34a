import { escapeBraced } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const dropNoise: Patch = (skeleton) =>
  swap(skeleton, /reqwest::Client::builder\(\)\s+\.build\(\)\?/, 'reqwest::Client::new()');

const checkStatus: Patch = (skeleton) =>
  swap(skeleton, 'request.send().await?;', 'request.send().await?.error_for_status()?;');

/** Rust with reqwest. */
export const rust: SampleWriter = {
  label: 'Rust',
  needs: 'reqwest 0.11+, tokio 1 (features: macros, rt-multi-thread)',
  generator: { language: 'rust', variant: 'reqwest', options: { indentCount: 4 } },
  escape: escapeBraced,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text') return `"${escapeBraced(read.text, '"')}"`;
    // The generator always uses one #, so that "# in the body would end the literal.
    const runs = Array.from(read.json.matchAll(/"(#+)/g), ([, run = '']) => run.length);
    const fence = '#'.repeat(1 + Math.max(0, ...runs));
    return `r${fence}"${read.json}"${fence}`;
  },
  file: (code, file) =>
    swap(code, `"${fileMarker}"`, `std::fs::read("${escapeBraced(file, '"')}")?`),
  patches: [dropNoise, checkStatus],
};
