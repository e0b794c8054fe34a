import { escapeJava } from '../literals/quote';
import { readBody, readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

const dropNoise: Mend = (skeleton) =>
  swap(
    swap(swap(skeleton, '    Unirest.setTimeouts(0, 0);\n', ''), 'import java.io.*;\n', '\n'),
    'main(String []args) throws Exception{',
    'main(String[] args) throws Exception {',
  ).replace(
    'import com.mashape.unirest.http.*;',
    'import com.mashape.unirest.http.HttpResponse;\nimport com.mashape.unirest.http.Unirest;',
  );

/** Java with Unirest. */
export const java: SampleWriter = {
  label: 'Java',
  generator: { language: 'java', variant: 'Unirest' },
  escape: escapeJava,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text' || !read.json.includes('\n'))
      return `"${escapeJava(readBodyText(body), '"')}"`;
    const indent = ' '.repeat(8);
    // A text block: its indentation is not part of the text.
    return `"""\n${read.json.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""').replace(/^/gm, indent)}"""`;
  },
  mends: [dropNoise],
  explainRefusal: ({ method, url }) => {
    if (method === 'TRACE' || method === 'CONNECT') return 'Unirest no admite este método.';
    // Unirest 1.4 decodes the path and encodes it again, and a slash does not survive that.
    return /^[^?]*%2f/i.test(url) ? 'Unirest no puede enviar %2F en la ruta.' : undefined;
  },
};
