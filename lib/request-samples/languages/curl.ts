import { escapeShell } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { swap, type Patch, type SampleWriter } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

const indentOptions: Patch = (skeleton) => skeleton.replace(/^--/gm, '  --');

/** `--data '@x'` would upload a file. */
const sendAtSign: Patch = (skeleton, request) =>
  request.body?.text.startsWith('@') ? swap(skeleton, '--data ', '--data-raw ') : skeleton;

/** curl. */
export const curl: SampleWriter = {
  label: 'curl',
  // A redirected API call should be noticed, and curl would turn POST into GET.
  generator: { language: 'curl', variant: 'cURL', options: { followRedirect: false } },
  escape: escapeShell,
  body: (body) => `'${escapeShell(readBodyText(body))}'`,
  patches: [keepEmptyHeaders, sendAtSign, indentOptions],
};
