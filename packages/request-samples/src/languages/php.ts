import { program, quotePhp as quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a PHP program that sends the request with cURL. */
export function renderPhp({ method, url, headers, body }: PreparedRequest): string {
  const lines = headers.map(({ name, value }) => quote(`${name}: ${value}`));
  return program`
<?php

$curl = curl_init();

curl_setopt_array($curl, array(
  CURLOPT_URL => ${quote(url)},
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_CUSTOMREQUEST => '${method}',
  ${body && `CURLOPT_POSTFIELDS => ${quote(body.text)},`}
  ${lines.length > 0 && `CURLOPT_HTTPHEADER => array(\n    ${lines.join(',\n    ')}\n  ),`}
));

$response = curl_exec($curl);

echo $response;
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) exit(1);
`;
}
