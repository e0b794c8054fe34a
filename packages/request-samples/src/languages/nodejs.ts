import { quoteJavaScript as quote, quoteUtf16 } from '../literals';
import { program, writeList } from '../program';
import type { SampleWriter } from '../sampleWriter';
import { readsFile, writeBody, writeForm } from './javascript';

/** Node.js with axios, which throws for an error and prints it. */
export const nodejs: SampleWriter = {
  label: 'Node.js',
  hasForms: true,
  write({ method, url, headers, body, parts }) {
    const readFile = (file: string) => `fs.readFileSync(${quoteUtf16(file)})`;
    // axios gives a POST, PUT or PATCH without a body the type of a form, unless it is told not to.
    const hasNoType = !body && !parts && /^(POST|PUT|PATCH)$/.test(method);
    const pairs = [
      ...(hasNoType ? [`'Content-Type': false`] : []),
      ...headers.map(({ name, value }) => `${quote(name)}: ${quote(value)}`),
    ];
    const options = [
      `method: '${method.toLowerCase()}'`,
      `url: ${quote(url)}`,
      `headers: ${writeList('{}', pairs, '  ')}`,
      ...(body ? ['data'] : []),
      ...(parts ? ['data: form'] : []),
    ];
    return program`
const axios = require('axios');
${readsFile(body, parts) && "const fs = require('fs');"}

${body && `const data = ${writeBody(body, readFile)};\n`}
${parts && writeForm(parts, readFile)}
const config = ${writeList('{}', options)};

axios.request(config).then((response) => {
  console.log(JSON.stringify(response.data));
});
`;
  },
};
