import { quoteBraced as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** Swift with URLSession. */
export const swift: SampleWriter = {
  label: 'Swift',
  write({ method, url, headers, body }) {
    const adders = headers.map(
      ({ name, value }) => `request.addValue(${quote(value)}, forHTTPHeaderField: ${quote(name)})`,
    );
    return program`
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

${body && `${writeBody(body)}\n`}
var request = URLRequest(url: URL(string: ${quote(url)})!)
${adders.length > 0 && `${adders.join('\n')}\n`}
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
  },
};

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') {
    return `let postData = try Data(contentsOf: URL(fileURLWithPath: ${quote(body.file)}))`;
  }
  const isBlock = body.kind === 'json' && body.text.includes('\n');
  // JSON never has """; a backslash would begin an escape or an interpolation.
  const block = `"""\n${body.text.replaceAll('\\', '\\\\')}\n"""`;
  return `let parameters = ${isBlock ? block : quote(body.text)}
let postData = parameters.data(using: .utf8)`;
}
