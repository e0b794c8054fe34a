import { fenceLength, quoteBraced as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** OCaml with Cohttp. */
export const ocaml: SampleWriter = {
  label: 'OCaml',
  write({ method, url, headers, body }) {
    const hasHeaders = headers.length > 0;
    const adders = headers.map(
      ({ name, value }) => `|> fun h -> Header.add h ${quote(name)} ${quote(value)}`,
    );
    const call = `Client.call${hasHeaders ? ' ~headers' : ''}${body ? ' ~body' : ''} \`${method} uri`;
    return program`
open Lwt
open Cohttp
open Cohttp_lwt_unix

${body && `let postData =${writeBody(body)}\n`}
let reqBody =
  let uri = Uri.of_string ${quote(url)} in
  ${hasHeaders && 'let headers = Header.init ()'}
    ${adders}
  ${hasHeaders && 'in'}
  ${body && 'let body = Cohttp_lwt.Body.of_string postData in\n'}
  ${call} >>= fun (_resp, body) ->
  body |> Cohttp_lwt.Body.to_string >|= fun body -> body

let () =
  let respBody = Lwt_main.run reqBody in
  print_endline (respBody)
`;
  },
};

function writeBody(body: WrittenBody): string {
  if (body.kind === 'file') {
    return `
  let file = open_in_bin ${quote(body.file)} in
  let content = really_input_string file (in_channel_length file) in
  close_in file;
  content`;
  }
  if (body.kind === 'text') return ` ${quote(body.text)}`;
  // A quoted string ends with the tag that it begins with.
  const tag = '_'.repeat(fenceLength(body.text, (length) => `|${'_'.repeat(length)}}`));
  return ` {${tag}|${body.text}|${tag}}`;
}
