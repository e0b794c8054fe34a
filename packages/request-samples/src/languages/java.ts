import { quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** Java with Unirest 4. */
export const java: SampleWriter = {
  label: 'Java',
  // `getStatus` is in every version of Unirest, `isSuccess` is not.
  write({ method, url, headers, body }) {
    // Unirest decodes and encodes the path, which loses an encoded slash.
    if (/^[^?]*%2f/i.test(url)) return '// Unirest no puede enviar %2F en la ruta.\n';
    const calls = [
      ...headers.map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`),
      ...(body ? [`.body(${writeText(body)})`] : []),
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
  },
};

function writeText({ text, isBlock }: WrittenBody): string {
  if (!isBlock) return quote(text);
  // The indent of a text block is not part of its text.
  const lines = text.replaceAll('\\', '\\\\').replaceAll(/^/gm, ' '.repeat(8));
  return `"""\n${lines}"""`;
}
