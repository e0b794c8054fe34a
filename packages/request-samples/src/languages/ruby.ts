import { type JsonDialect, writeJson } from '../json';
import { quoteRuby as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

const dialect: JsonDialect = {
  null: 'nil',
  true: 'true',
  false: 'false',
  string: quote,
  colon: ' => ',
};

/** Ruby with Net::HTTP, for http and https. */
export const ruby: SampleWriter = {
  label: 'Ruby',
  comment: '#',
  write({ method, url, headers, body }) {
    return program`
require "uri"
${body?.kind === 'json' && 'require "json"'}
require "net/http"

url = URI(${quote(url)})

request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(url)
${headers.map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`)}
${body && `request.body = ${writeBody(body)}`}

response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|
  http.request(request)
end
puts response.read_body
raise "HTTP #{response.code}" unless response.is_a?(Net::HTTPSuccess)
`;
  },
};

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') return `File.binread(${quote(body.file)})`;
  return body.kind === 'json'
    ? `JSON.generate(${writeJson(body.text, dialect)})`
    : quote(body.text);
}
