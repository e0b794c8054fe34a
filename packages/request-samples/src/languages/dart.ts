import { type JsonDialect, writeValues } from '../json';
import { quoteDart as quote } from '../literals';
import { program, writeList } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

const dialect: JsonDialect = { null: 'null', true: 'true', false: 'false', string: quote };

/** Dart with the http package. */
export const dart: SampleWriter = {
  label: 'Dart',
  write({ method, url, headers, body }) {
    const pairs = headers.map(({ name, value }) => `${quote(name)}: ${quote(value)}`);
    const values = body && writeValues(body, dialect)?.replaceAll('\n', '\n  ');
    return program`
${body?.kind === 'file' && "import 'dart:io';"}
${values && "import 'dart:convert';"}
import 'package:http/http.dart' as http;

void main() async {
  ${pairs.length > 0 && `var headers = ${writeList('{}', pairs, '  ')};`}
  var request = http.Request('${method}', Uri.parse(${quote(url)}));
  ${body && `request.${values ? `body = json.encode(${values})` : writeBody(body)};`}
  ${pairs.length > 0 && 'request.headers.addAll(headers);'}

  http.StreamedResponse response = await request.send();

  print(await response.stream.bytesToString());
  if (response.statusCode >= 400) throw Exception('HTTP \${response.statusCode}');
}
`;
  },
};

function writeBody(body: WrittenBody): string {
  return body.kind === 'file'
    ? `bodyBytes = File(${quote(body.file)}).readAsBytesSync()`
    : `body = ${quote(body.text)}`;
}
