import { escapeRuby } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { writeJson, type JsonDialect } from '../literals/writeJson';
import { swap, type Mend, type SampleWriter } from '../sampleWriter';

const quote = (text: string): string => `"${escapeRuby(text, '"')}"`;
const dialect: JsonDialect = {
  null: 'nil',
  true: 'true',
  false: 'false',
  string: quote,
  colon: ' => ',
};

/** The generator decides by the Content-Type, which it does not see here. */
const requireJson: Mend = (skeleton, request) => {
  const code = skeleton.replace('require "json"\n', '');
  return request.body && readBody(request.body).kind === 'json'
    ? swap(code, 'require "net/http"', 'require "json"\nrequire "net/http"')
    : code;
};

/** One program for http and https, which ends its connection. */
const startConnection: Mend = (skeleton) =>
  swap(
    swap(skeleton, /https = Net::HTTP\.new.*\nhttps\.use_ssl = true\n\n/, ''),
    'response = https.request(request)',
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|\n  http.request(request)\nend',
  );

/** Ruby with Net::HTTP. */
export const ruby: SampleWriter = {
  label: 'Ruby',
  generator: { language: 'ruby', variant: 'Net::HTTP' },
  escape: escapeRuby,
  // Written here because the generator sends null as a marker string.
  body: (body) => {
    const read = readBody(body);
    return read.kind === 'json'
      ? `JSON.generate(${writeJson(read.json, dialect)})`
      : quote(read.text);
  },
  mends: [requireJson, startConnection],
};
