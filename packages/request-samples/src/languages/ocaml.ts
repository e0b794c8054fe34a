import { chooseFence, quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../types';

/** OCaml with Cohttp. */
export const ocaml: SampleWriter = {
  label: 'OCaml',
  write({ method, url, headers, body }) {
    return program`
open Lwt
open Cohttp
open Cohttp_lwt_unix

${body && `let postData = ${writeText(body)}\n`}
let reqBody =
  let uri = Uri.of_string ${quote(url)} in
  let headers = Header.init ()
    ${headers.map(({ name, value }) => `|> fun h -> Header.add h ${quote(name)} ${quote(value)}`)}
  in
  ${body && 'let body = Cohttp_lwt.Body.of_string postData in\n'}
  Client.call ~headers${body ? ' ~body' : ''} \`${method} uri >>= fun (_resp, body) ->
  body |> Cohttp_lwt.Body.to_string >|= fun body -> body

let () =
  let respBody = Lwt_main.run reqBody in
  print_endline (respBody)
`;
  },
};

/** A quoted string ends with the tag that it begins with. */
function writeText({ text, isJson }: WrittenBody): string {
  if (!isJson) return quote(text);
  const tag = chooseFence(text, '_', (marks) => `|${marks}}`);
  return `{${tag}|${text}|${tag}}`;
}
