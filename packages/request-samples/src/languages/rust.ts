import { findUnusedRepetition, program, quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders a Rust program that sends the request with reqwest. */
export function renderRust({ method, url, headers, body }: PreparedRequest): string {
  return program`
// reqwest 0.11+, tokio 1 (features: macros, rt-multi-thread)
#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let client = reqwest::Client::new();

    let mut headers = reqwest::header::HeaderMap::new();
    ${headers.map(({ name, value }) => `headers.insert(${quote(name)}, ${quote(value)}.parse()?);`)}

    ${body && `let data = ${quoteBody(body)};\n`}
    let request = client.request(reqwest::Method::${method}, ${quote(url)})
        .headers(headers)${body ? '\n        .body(data)' : ''};

    let response = request.send().await?.error_for_status()?;
    let body = response.text().await?;

    println!("{}", body);

    Ok(())
}
`;
}

function quoteBody({ text, isJson }: PreparedBody): string {
  if (!isJson) return quote(text);
  const hashes = `#${findUnusedRepetition(text, '#', (repeated) => `"#${repeated}`)}`;
  return `r${hashes}"${text}"${hashes}`;
}
