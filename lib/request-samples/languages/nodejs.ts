import { escapeJavaScript } from '../literals/quote';
import { swap, type Patch, type SampleWriter } from '../sampleWriter';
import { writeJavaScriptBody } from './javascript';

const dropNoise: Patch = (skeleton, request) => {
  const code = swap(
    swap(skeleton, "require('axios');\n", "require('axios');\n\n"),
    '  maxBodyLength: Infinity,\n',
    '',
  ).replace(';\n\n\n', ';\n\n');
  return (request.body ? swap(code, 'data : data', 'data') : code)
    .replace(/^let /gm, 'const ')
    .replace(/^\./gm, '  .')
    .replace(/^ {2}console|^\}\)/gm, (part) => `  ${part}`);
};

/** Node.js with axios. */
export const nodejs: SampleWriter = {
  label: 'Node.js',
  generator: { language: 'nodejs', variant: 'Axios' },
  escape: escapeJavaScript,
  body: writeJavaScriptBody,
  patches: [dropNoise],
};
