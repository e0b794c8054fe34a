import { escapeRuby } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { type JsonDialect, writeJson } from '../literals/writeJson';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const quote = (text: string): string => `"${escapeRuby(text, '"')}"`;
const dialect: JsonDialect = {
  null: 'nil',
  true: 'true',
  false: 'false',
  string: quote,
  colon: ' => ',
};

/** The generator requires it depending on the Content-Type, which is a placeholder here. */
const requireJson: Patch = (skeleton, request) => {
  const code = skeleton.replace('require "json"\n', '');
  return request.body && readBody(request.body).kind === 'json'
    ? swap(code, 'require "net/http"', 'require "json"\nrequire "net/http"')
    : code;
};

/** Works for http and https, and closes the connection. */
const startConnection: Patch = (skeleton) =>
  swap(
    swap(skeleton, /https = Net::HTTP\.new.*\nhttps\.use_ssl = true\n\n/, ''),
    'response = https.request(request)',
    'response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|\n  http.request(request)\nend',
  );

const checkStatus: Patch = (skeleton) =>
  `${skeleton}raise "HTTP #{response.code}" unless response.is_a?(Net::HTTPSuccess)\n`;

/** Ruby with Net::HTTP. */
export const ruby: SampleWriter = {
  label: 'Ruby',
  generator: { language: 'ruby', variant: 'Net::HTTP' },
  escape: escapeRuby,
  // The generator would send null as a string.
  body: (body) => {
    const read = readBody(body);
    return read.kind === 'json'
      ? `JSON.generate(${writeJson(read.json, dialect)})`
      : quote(read.text);
  },
  comment: '#',
  file: (code, file) => swap(code, `"${fileMarker}"`, `File.binread(${quote(file)})`),
  patches: [requireJson, startConnection, checkStatus],
};
