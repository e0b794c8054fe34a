import { quotePhp as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';
import { headerLine } from './headerLine';

/** PHP with cURL. */
export const php: SampleWriter = {
  label: 'PHP',
  write({ method, url, headers, body }) {
    const lines = headers.map((header) => quote(headerLine(header)));
    return program`
<?php

$curl = curl_init();

curl_setopt_array($curl, array(
  CURLOPT_URL => ${quote(url)},
  CURLOPT_RETURNTRANSFER => true,
  CURLOPT_CUSTOMREQUEST => '${method}',
  ${method === 'HEAD' && 'CURLOPT_NOBODY => true,'}
  ${body && `CURLOPT_POSTFIELDS => ${writeBody(body)},`}
  ${lines.length > 0 && `CURLOPT_HTTPHEADER => array(\n    ${lines.join(',\n    ')}\n  ),`}
));

$response = curl_exec($curl);

echo $response;
if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) exit(1);
`;
  },
};

function writeBody(body: WrittenBody): string {
  return body.kind === 'file' ? `file_get_contents(${quote(body.file)})` : quote(body.text);
}
