import { escapePhp } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

const noise = /^ {2}CURLOPT_(?:ENCODING|MAXREDIRS|TIMEOUT|FOLLOWLOCATION|HTTP_VERSION) => .*\n/gm;

const dropNoise: Patch = (skeleton) =>
  swap(swap(skeleton, noise, ''), 'curl_close($curl);\n', '')
    .replace('CURLOPT_POSTFIELDS =>', 'CURLOPT_POSTFIELDS => ')
    .replace("=> 'HEAD',", "=> 'HEAD',\n  CURLOPT_NOBODY => true,");

const checkStatus: Patch = (skeleton) =>
  `${skeleton}if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400) exit(1);\n`;

/** A literal. A carriage return is escaped, because HTML has none. */
function quote(text: string): string {
  if (!text.includes('\r')) return `'${escapePhp(text)}'`;
  return `"${text
    .replaceAll(/[\\"$]/g, '\\$&')
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')}"`;
}

/** PHP with cURL. */
export const php: SampleWriter = {
  label: 'PHP',
  generator: { language: 'php', variant: 'cURL' },
  escape: escapePhp,
  body: (body) => quote(readBodyText(body)),
  file: (code, file) => swap(code, `'${fileMarker}'`, `file_get_contents('${escapePhp(file)}')`),
  patches: [keepEmptyHeaders, dropNoise, checkStatus],
};
