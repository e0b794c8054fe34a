import { program, quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders a Java program that sends the request with Unirest 4. It does not call `isSuccess`, which the Unirest 1 of the tests lacks. */
export function renderJava({ method, url, headers, body }: PreparedRequest): string {
  // Unirest decodes the path and encodes it again, which turns an encoded slash into a plain one.
  if (new URL(url).pathname.toLowerCase().includes('%2f')) {
    return '// Unirest no puede enviar %2F en la ruta.\n';
  }
  const calls = [
    ...headers.map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`),
    ...(body ? [`.body(${quoteBody(body)})`] : []),
    '.asString();',
  ];
  return program`
// Unirest 4 (com.konghq:unirest-java-core), Java 15+
import kong.unirest.core.HttpResponse;
import kong.unirest.core.Unirest;

public class Main {
  public static void main(String[] args) throws Exception {
    HttpResponse<String> response = Unirest.${method.toLowerCase()}(${quote(url)})
      ${calls}

    System.out.println(response.getBody());
    if (response.getStatus() >= 400) throw new Exception("HTTP " + response.getStatus());
  }
}
`;
}

function quoteBody({ text, isMultilineJson }: PreparedBody): string {
  if (!isMultilineJson) return quote(text);
  // A text block does not include the indentation that all its lines share.
  const lines = text.replaceAll('\\', '\\\\').replaceAll(/^/gm, ' '.repeat(8));
  return `"""\n${lines}"""`;
}
