import { escapePowershell } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

/** Before PowerShell 7.4 a string goes out as ISO-8859-1. */
const sendUtf8: Mend = (skeleton, request) =>
  request.body
    ? swap(skeleton, '-Body $body', '-Body ([System.Text.Encoding]::UTF8.GetBytes($body))')
    : skeleton;

/** Without a depth everything below the second level is cut. */
const printWholeAnswer: Mend = (skeleton) =>
  swap(skeleton, '| ConvertTo-Json', '| ConvertTo-Json -Depth 10');

/** PowerShell with Invoke-RestMethod. */
export const powershell: SampleWriter = {
  label: 'PowerShell',
  generator: { language: 'powershell', variant: 'RestMethod' },
  escape: escapePowershell,
  body: (body) => {
    const read = readBody(body);
    // A here-string holds JSON as it is: no line of a JSON text starts with '@.
    return read.kind === 'json' ? `@'\n${read.json}\n'@` : `'${escapePowershell(read.text, "'")}'`;
  },
  mends: [sendUtf8, printWholeAnswer],
};
