import { quoteUtf16 as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';
import { texts } from '../texts';

/** Java with Unirest 4. */
export const java: SampleWriter = {
  label: 'Java',
  explainRefusal({ method, url }) {
    if (method === 'TRACE') return texts.noMethod('Unirest');
    // Unirest decodes and encodes the path, which loses an encoded slash.
    return /^[^?]*%2f/i.test(url) ? texts.noEncodedSlash : undefined;
  },
  // `getStatus` is in every version of Unirest, `isSuccess` is not.
  write({ method, url, headers, body }) {
    const calls = [
      ...headers.map(({ name, value }) => `.header(${quote(name)}, ${quote(value)})`),
      ...(body ? [`.body(${writeBody(body)})`] : []),
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

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') {
    return `java.nio.file.Files.readAllBytes(java.nio.file.Path.of(${quote(body.file)}))`;
  }
  if (body.kind === 'text' || !body.text.includes('\n')) return quote(body.text);
  // The indent of a text block is not part of its text.
  const lines = body.text.replaceAll('\\', '\\\\').replaceAll(/^/gm, ' '.repeat(8));
  return `"""\n${lines}"""`;
}
