import { escapePhp } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { swap, type Patch, type SampleWriter } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

const noise = /^ {2}CURLOPT_(?:ENCODING|MAXREDIRS|TIMEOUT|FOLLOWLOCATION|HTTP_VERSION) => .*\n/gm;

const dropNoise: Patch = (skeleton) =>
  swap(swap(skeleton, noise, ''), 'curl_close($curl);\n', '')
    .replace('CURLOPT_POSTFIELDS =>', 'CURLOPT_POSTFIELDS => ')
    .replace("=> 'HEAD',", "=> 'HEAD',\n  CURLOPT_NOBODY => true,");

/** PHP with cURL. */
export const php: SampleWriter = {
  label: 'PHP',
  generator: { language: 'php', variant: 'cURL' },
  escape: escapePhp,
  body: (body) => `'${escapePhp(readBodyText(body))}'`,
  patches: [keepEmptyHeaders, dropNoise],
};
