import { escapeUtf16 } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const dropNoise: Patch = (skeleton) =>
  swap(
    swap(swap(skeleton, '    Unirest.setTimeouts(0, 0);\n', ''), 'import java.io.*;\n', '\n'),
    'main(String []args) throws Exception{',
    'main(String[] args) throws Exception {',
  ).replace(
    'import com.mashape.unirest.http.*;',
    'import kong.unirest.core.HttpResponse;\nimport kong.unirest.core.Unirest;',
  );

/** `getStatus` is in every version of Unirest, `isSuccess` is not. */
const checkStatus: Patch = (skeleton) =>
  swap(
    skeleton,
    'System.out.println(response.getBody());\n',
    'System.out.println(response.getBody());\n    if (response.getStatus() >= 400) throw new Exception("HTTP " + response.getStatus());\n',
  );

/** Java with Unirest 4; the generator writes the package that it had until 2018. */
export const java: SampleWriter = {
  label: 'Java',
  needs: 'Unirest 4 (com.konghq:unirest-java-core), Java 15+',
  generator: { language: 'java', variant: 'Unirest' },
  escape: escapeUtf16,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n')) {
      return `"${escapeUtf16(readBodyText(body), '"')}"`;
    }
    const indent = ' '.repeat(8);
    // The indentation of a text block is not part of its text.
    return `"""\n${read.json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/^/gm, indent)}"""`;
  },
  file: (code, file) =>
    swap(
      code,
      `"${fileMarker}"`,
      `java.nio.file.Files.readAllBytes(java.nio.file.Path.of("${escapeUtf16(file, '"')}"))`,
    ),
  patches: [dropNoise, checkStatus],
  explainRefusal: ({ method, url }, { noEncodedSlash, noMethod }) => {
    if (method === 'TRACE' || method === 'CONNECT') return noMethod('Unirest');
    // Unirest 1.4 decodes and re-encodes the path, which loses an encoded slash.
    return /^[^?]*%2f/i.test(url) ? noEncodedSlash : undefined;
  },
};
