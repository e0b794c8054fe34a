import { chooseFence, quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** Rust with reqwest. */
export const rust: SampleWriter = {
  label: 'Rust',
  write({ method, url, headers, body }) {
    return program`
// reqwest 0.11+, tokio 1 (features: macros, rt-multi-thread)
#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = reqwest::Client::new();

    let mut headers = reqwest::header::HeaderMap::new();
    ${headers.map(({ name, value }) => `headers.insert(${quote(name)}, ${quote(value)}.parse()?);`)}

    ${body && `let data = ${writeText(body)};\n`}
    let request = client.request(reqwest::Method::${method}, ${quote(url)})
        .headers(headers)${body ? '\n        .body(data)' : ''};

    let response = request.send().await?.error_for_status()?;
    let body = response.text().await?;

    println!("{}", body);

    Ok(())
}
`;
  },
};

function writeText({ text, isJson }: WrittenBody): string {
  if (!isJson) return quote(text);
  const fence = `#${chooseFence(text, '#', (marks) => `"#${marks}`)}`;
  return `r${fence}"${text}"${fence}`;
}
