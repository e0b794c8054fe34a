import { program, quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a Swift program that sends the request with URLSession. */
export function renderSwift({ method, url, headers, body }: PreparedRequest): string {
  const adders = headers.map(
    ({ name, value }) => `request.addValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`,
  );
  // JSON has no three quotes in a row. Backslashes are escaped, because they begin escapes and interpolations.
  const text = body?.isMultilineJson
    ? `"""\n${body.text.replaceAll('\\', '\\\\')}\n"""`
    : quote(body?.text ?? '');
  return program`
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

${body && `let parameters = ${text}\nlet postData = parameters.data(using: .utf8)\n`}
var request = URLRequest(url: URL(string: ${quote(url)})!)
${adders}

request.httpMethod = "${method}"
${body && 'request.httpBody = postData'}

let task = URLSession.shared.dataTask(with: request) { data, response, error in
  guard let data = data else {
    print(String(describing: error))
    exit(EXIT_FAILURE)
  }
  print(String(data: data, encoding: .utf8)!)
  exit(EXIT_SUCCESS)
}

task.resume()
dispatchMain()
`;
}
