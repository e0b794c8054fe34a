import type { SampleHeader } from '../httpRequest';
import { quotePowershell, quotePowershellLiteral as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** PowerShell with Invoke-RestMethod, which throws for an error and prints it. */
export const powershell: SampleWriter = {
  label: 'PowerShell',
  comment: '#',
  write({ method, url, headers, body }) {
    const options = [
      `-Method '${method}'`,
      ...(headers.length > 0 ? ['-Headers $headers'] : []),
      ...(body ? [writeOption(body)] : []),
    ];
    // ConvertTo-Json truncates nested objects at a depth of 2 by default.
    return program`
${headers.length > 0 && writeHeaders(headers)}
${body && body.kind !== 'file' && `$body = ${writeText(body)}\n`}
$response = Invoke-RestMethod ${quote(url)} ${options.join(' ')}
$response | ConvertTo-Json -Depth 10
`;
  },
};

function writeHeaders(headers: readonly SampleHeader[]): string {
  return program`
$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"
${headers.map(({ name, value }) => `$headers.Add(${quotePowershell(name)}, ${quotePowershell(value)})`)}
`;
}

/** JSON needs no escapes in a here-string: none of its lines begins with '@. */
function writeText({ kind, text }: Exclude<WrittenBody, { kind: 'file' }>): string {
  return kind === 'json' ? `@'\n${text}\n'@` : quote(text);
}

/** Before PowerShell 7.4, strings are sent as ISO-8859-1. */
function writeOption(body: WrittenBody): string {
  return body.kind === 'file'
    ? `-InFile ${quote(body.file)}`
    : '-Body ([System.Text.Encoding]::UTF8.GetBytes($body))';
}
