import { escapeShell } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

const indentOptions: Mend = (skeleton) => skeleton.replace(/^--/gm, '  --');

/** `--data '@x'` would send a file. */
const sendAtSign: Mend = (skeleton, request) =>
  request.body?.text.startsWith('@') ? swap(skeleton, '--data ', '--data-raw ') : skeleton;

/** curl. */
export const curl: SampleWriter = {
  label: 'curl',
  // Redirects: an API call that is sent elsewhere should be seen, and curl would turn a POST into a GET.
  generator: { language: 'curl', variant: 'cURL', options: { followRedirect: false } },
  escape: escapeShell,
  body: (body) => `'${escapeShell(readBodyText(body))}'`,
  mends: [keepEmptyHeaders, sendAtSign, indentOptions],
};
