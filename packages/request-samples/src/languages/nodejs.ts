import { quoteSingle as quote } from '../literals';
import { program, writeList } from '../program';
import type { SampleWriter } from '../types';
import { hasFiles, writeBody, writeForm } from './javascript';

/** Node.js with axios, which throws for an error and prints it. */
export const nodejs: SampleWriter = {
  label: 'Node.js',
  hasForms: true,
  write({ method, url, headers, body, parts }) {
    // axios gives a POST, PUT or PATCH without a body the type of a form, unless it is told not to.
    const hasNoType = !body && !parts && /^P/.test(method);
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
${hasFiles(parts) && "const fs = require('fs');"}

${body && `const data = ${writeBody(body)};\n`}
${parts && writeForm(parts, 'fs.readFileSync')}
const config = ${writeList('{}', options)};

axios.request(config).then((response) => {
  console.log(JSON.stringify(response.data));
});
`;
  },
};
