import { findUnusedRepetition, program, quote } from '../program';
import type { PreparedBody, PreparedRequest } from '../types';

/** Renders an OCaml program that sends the request with Cohttp. */
export function renderOcaml({ method, url, headers, body }: PreparedRequest): string {
  return program`
open Lwt
open Cohttp
open Cohttp_lwt_unix

${body && `let postData = ${quoteBody(body)}\n`}
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
}

/** Formats JSON as an OCaml quoted string, such as `{_|…|_}`, with the same identifier at both ends, and other text with `quote`. */
function quoteBody({ text, isJson }: PreparedBody): string {
  if (!isJson) return quote(text);
  const identifier = findUnusedRepetition(text, '_', (repeated) => `|${repeated}}`);
  return `{${identifier}|${text}|${identifier}}`;
}
