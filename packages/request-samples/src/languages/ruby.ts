import { convertJson, program, quoteRuby as quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders a Ruby program that sends the request with Net::HTTP, over http or https. */
export function renderRuby({ method, url, headers, body }: PreparedRequest): string {
  return program`
require "uri"
${body?.isJson && 'require "json"'}
require "net/http"

url = URI(${quote(url)})

request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(url)
${headers.map(({ name, value }) => `request[${quote(name)}] = ${quote(value)}`)}
${body && `request.body = ${formatBodyExpression(body)}`}

response = Net::HTTP.start(url.host, url.port, use_ssl: url.scheme == "https") do |http|
  http.request(request)
end
puts response.read_body
raise "HTTP #{response.code}" unless response.is_a?(Net::HTTPSuccess)
`;
}

function formatBodyExpression({ text, isJson }: PreparedBody): string {
  if (!isJson) return quote(text);
  const dialect = { quote, separator: ' => ', literals: { null: 'nil' } };
  return `JSON.generate(${convertJson(text, dialect)})`;
}
