import { program, quotePowershell, quotePowershellLiteral as quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a PowerShell program that sends the request with Invoke-RestMethod, which throws for an error status. */
export function renderPowershell({ method, url, headers, body }: PreparedRequest): string {
  const adders = headers.map(
    ({ name, value }) => `$headers.Add(${quotePowershell(name)}, ${quotePowershell(value)})`,
  );
  // JSON needs no escapes in a here-string, because no line of JSON begins with the delimiter '@.
  const text = body?.isJson ? `@'\n${body.text}\n'@` : quote(body?.text ?? '');
  // Before PowerShell 7.4, strings are sent as ISO-8859-1 by default.
  const option = body ? ' -Body ([System.Text.Encoding]::UTF8.GetBytes($body))' : '';
  // ConvertTo-Json truncates nested objects at a depth of 2 by default.
  return program`
$headers = New-Object "System.Collections.Generic.Dictionary[[String],[String]]"
${adders}

${body && `$body = ${text}\n`}
$response = Invoke-RestMethod ${quote(url)} -Method '${method}' -Headers $headers${option}
$response | ConvertTo-Json -Depth 10
`;
}
