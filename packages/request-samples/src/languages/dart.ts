import { convertJson, formatObject, program, quoteDart as quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a Dart program that sends the request with the http package. */
export function renderDart({ method, url, headers, body }: PreparedRequest): string {
  const pairs = headers.map(({ name, value }) => `${quote(name)}: ${quote(value)}`);
  const json = body?.isJson && convertJson(body.text, { quote }).replaceAll('\n', '\n  ');
  return program`
${json && "import 'dart:convert';"}
import 'package:http/http.dart' as http;

void main() async {
  ${pairs.length > 0 && `var headers = ${formatObject(pairs, '  ')};`}
  var request = http.Request('${method}', Uri.parse(${quote(url)}));
  ${body && `request.body = ${json ? `json.encode(${json})` : quote(body.text)};`}
  ${pairs.length > 0 && 'request.headers.addAll(headers);'}

  http.StreamedResponse response = await request.send();

  print(await response.stream.bytesToString());
  if (response.statusCode >= 400) throw Exception('HTTP \${response.statusCode}');
}
`;
}
