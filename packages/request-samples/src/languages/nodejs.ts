import { formatObject, program, quoteSingle as quote } from '../program';
import type { PreparedRequest } from '../types';
import { formatBodyExpression, formatFormStatements, hasFiles } from './javascript';

/** Renders a Node.js program that sends the request with axios. It catches errors: an uncaught one would print the whole request. */
export function renderNodejs({ method, url, headers, body, parts }: PreparedRequest): string {
  // axios gives a POST, PUT or PATCH without a body the Content-Type of a form, unless that header is false.
  const needsNoType = !body && !parts && ['POST', 'PUT', 'PATCH'].includes(method);
  const pairs = [
    ...(needsNoType ? [`'Content-Type': false`] : []),
    ...headers.map(({ name, value }) => `${quote(name)}: ${quote(value)}`),
  ];
  const options = [
    `method: '${method.toLowerCase()}'`,
    `url: ${quote(url)}`,
    `headers: ${formatObject(pairs, '  ')}`,
    ...(body ? ['data'] : []),
    ...(parts ? ['data: form'] : []),
  ];
  return program`
const axios = require('axios');
${hasFiles(parts) && "const fs = require('fs');"}

${body && `const data = ${formatBodyExpression(body)};\n`}
${parts && formatFormStatements(parts, 'fs.readFileSync')}
const config = ${formatObject(options)};

axios.request(config).then((response) => {
  console.log(JSON.stringify(response.data));
}).catch((error) => {
  console.error(error.response?.data ?? error.message);
  process.exitCode = 1;
});
`;
}
