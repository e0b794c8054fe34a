import { escapeBraced } from '../literals/quote';
import { readBody } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';

/** The generator makes the body a mutable cell. */
const bindBody: Patch = (skeleton, request) =>
  request.body
    ? swap(
        swap(swap(skeleton, 'let postData = ref ', 'let postData = '), ';;\n', '\n'),
        '!postData',
        'postData',
      )
    : skeleton;

/** OCaml with Cohttp. */
export const ocaml: SampleWriter = {
  label: 'OCaml',
  generator: { language: 'ocaml', variant: 'Cohttp' },
  escape: escapeBraced,
  body: (body) => {
    const read = readBody(body);
    if (read.kind === 'text') return `"${escapeBraced(read.text, '"')}"`;
    const tag = read.json.includes('|}') ? quotedStringTag(read.json) : '';
    return `{${tag}|${read.json}|${tag}}`;
  },
  comment: '(*',
  file: (code, file) =>
    swap(
      code,
      `let postData = "${fileMarker}"`,
      `let postData =\n  let file = open_in_bin "${escapeBraced(file, '"')}" in\n  let content = really_input_string file (in_channel_length file) in\n  close_in file;\n  content`,
    ),
  patches: [bindBody],
};

function quotedStringTag(text: string): string {
  const tag = 'json';
  return (
    Array.from({ length: text.length }, (_, count) => tag + '_'.repeat(count)).find(
      (name) => !text.includes(`|${name}}`),
    ) ?? tag
  );
}
