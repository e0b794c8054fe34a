import { escapePowershell } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** Before PowerShell 7.4, strings are sent as ISO-8859-1. */
const sendUtf8: Patch = (skeleton, request) =>
  request.body
    ? swap(skeleton, '-Body $body', '-Body ([System.Text.Encoding]::UTF8.GetBytes($body))')
    : skeleton;

/** The default depth truncates everything below the second level. */
const printWholeAnswer: Patch = (skeleton) =>
  swap(skeleton, '| ConvertTo-Json', '| ConvertTo-Json -Depth 10');

/** PowerShell with Invoke-RestMethod. */
export const powershell: SampleWriter = {
  label: 'PowerShell',
  generator: { language: 'powershell', variant: 'RestMethod' },
  escape: escapePowershell,
  body: (body) => {
    const read = readBody(body);
    // JSON needs no escaping in a here-string: none of its lines starts with '@.
    if (read.kind === 'json') return `@'\n${read.json}\n'@`;
    // HTML has no carriage return.
    return read.text.includes('\r')
      ? `"${escapePowershell(read.text, '"').replaceAll('\r', '`r').replaceAll('\n', '`n')}"`
      : `'${escapePowershell(read.text, "'")}'`;
  },
  comment: '#',
  file: (code, file) =>
    swap(
      swap(code, `$body = '${fileMarker}'\n\n`, ''),
      '-Body ([System.Text.Encoding]::UTF8.GetBytes($body))',
      `-InFile '${escapePowershell(file, "'")}'`,
    ),
  patches: [sendUtf8, printWholeAnswer],
};
