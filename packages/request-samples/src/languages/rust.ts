import { fenceLength, quoteBraced as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** Rust with reqwest. */
export const rust: SampleWriter = {
  label: 'Rust',
  write({ method, url, headers, body }) {
    const hasHeaders = headers.length > 0;
    const map = 'let mut headers = reqwest::header::HeaderMap::new();';
    const inserts = headers.map(
      ({ name, value }) => `headers.insert(${quote(name)}, ${quote(value)}.parse()?);`,
    );
    const request = [
      `client.request(reqwest::Method::${method}, ${quote(url)})`,
      ...(hasHeaders ? ['.headers(headers)'] : []),
      ...(body ? ['.body(data)'] : []),
    ];
    return program`
// reqwest 0.11+, tokio 1 (features: macros, rt-multi-thread)
#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = reqwest::Client::new();

    ${hasHeaders && `${[map, ...inserts].join('\n    ')}\n`}
    ${body && `let data = ${writeBody(body)};\n`}
    let request = ${request.join('\n        ')};

    let response = request.send().await?.error_for_status()?;
    let body = response.text().await?;

    println!("{}", body);

    Ok(())
}
`;
  },
};

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') return `std::fs::read(${quote(body.file)})?`;
  if (body.kind === 'text') return quote(body.text);
  const fence = '#'.repeat(1 + fenceLength(body.text, (length) => `"${'#'.repeat(length + 1)}`));
  return `r${fence}"${body.text}"${fence}`;
}
