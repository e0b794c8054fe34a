import { escapeWithDollar } from '../literals/quote';
import { readNativeBody } from '../literals/readBody';
import { type JsonDialect, writeJson } from '../literals/writeJson';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

const quote = (text: string): string => `'${escapeWithDollar(text, "'")}'`;
const dialect: JsonDialect = { null: 'null', true: 'true', false: 'false', string: quote };

/** The generator imports it depending on the Content-Type, which is a placeholder here. */
const importConvert: Patch = (skeleton, request) => {
  const code = skeleton.replace("import 'dart:convert';\n", '');
  return request.body && readNativeBody(request.body).kind === 'json'
    ? `import 'dart:convert';\n${code}`
    : code;
};

/** The generator prints the response body for status 200 only, not for a 202 or for errors. */
const printEveryBody: Patch = (skeleton) =>
  swap(
    skeleton,
    / {2}if \(response\.statusCode == 200\)[\s\S]*?\n {2}else \{[\s\S]*?\n {2}\}\n\n?/,
    "  print(await response.stream.bytesToString());\n  if (response.statusCode >= 400) throw Exception('HTTP ${response.statusCode}');\n",
  ).replace(/\n\n( {2}request\.headers)/, '\n$1');

/** Dart with the http package. */
export const dart: SampleWriter = {
  label: 'Dart',
  generator: { language: 'dart', variant: 'http' },
  escape: escapeWithDollar,
  body: (body) => {
    const read = readNativeBody(body);
    return read.kind === 'json'
      ? `json.encode(${writeJson(read.json, dialect).replaceAll('\n', '\n  ')})`
      : quote(read.text);
  },
  file: (code, file) =>
    `import 'dart:io';\n${swap(code, `request.body = '${fileMarker}'`, `request.bodyBytes = File(${quote(file)}).readAsBytesSync()`)}`,
  patches: [importConvert, printEveryBody],
};
