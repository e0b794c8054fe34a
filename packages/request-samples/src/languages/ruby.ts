import { quoteRuby as quote, writeJson } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** Ruby with Net::HTTP, for http and https. */
export const ruby: SampleWriter = {
  label: 'Ruby',
  write({ method, url, headers, body }) {
    return program`
require "uri"
${body?.isJson && 'require "json"'}
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

function writeBody({ text, isJson }: WrittenBody): string {
  if (!isJson) return quote(text);
  const dialect = { string: quote, colon: ' => ', words: { null: 'nil' } };
  return `JSON.generate(${writeJson(text, dialect)})`;
}
