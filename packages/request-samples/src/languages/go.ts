import { program, quote } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a Go program that sends the request with net/http, formatted as gofmt does. */
export function renderGo({ method, url, headers, body }: PreparedRequest): string {
  // A raw string literal cannot contain a backtick.
  const text = body?.isJson
    ? `\`${body.text.replaceAll('`', '` + "`" + `')}\``
    : quote(body?.text ?? '');
  return program`
package main

import (
	"fmt"
	"io"
	"net/http"
	${body && '"strings"'}
)

func main() {
	url := ${quote(url)}
	method := "${method}"

	${body && `payload := strings.NewReader(${text})\n`}
	client := &http.Client{}
	req, err := http.NewRequest(method, url, ${body ? 'payload' : 'nil'})
	if err != nil {
		fmt.Println(err)
		return
	}
	${headers.map(({ name, value }) => `req.Header.Add(${quote(name)}, ${quote(value)})`)}

	res, err := client.Do(req)
	if err != nil {
		fmt.Println(err)
		return
	}
	defer res.Body.Close()

	body, err := io.ReadAll(res.Body)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(string(body))
}
`;
}
