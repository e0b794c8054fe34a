import { quoteUtf32 as quote } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';

/** Go with net/http, formatted like gofmt. */
export const go: SampleWriter = {
  label: 'Go',
  write({ method, url, headers, body }) {
    return program`
package main

import (
	"fmt"
	"io"
	"net/http"
	${body && (body.kind === 'file' ? '"os"' : '"strings"')}
)

func main() {
	url := ${quote(url)}
	method := "${method}"

	${body && writePayload(body)}
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
  },
};

function writePayload(body: WrittenBody): string {
  if (body.kind === 'file') {
    return `payload, err := os.Open(${quote(body.file)})
	if err != nil {
		fmt.Println(err)
		return
	}
	defer payload.Close()
`;
  }
  // A raw literal cannot hold a backtick.
  const raw = `\`${body.text.replaceAll('`', '` + "`" + `')}\``;
  return `payload := strings.NewReader(${body.kind === 'json' ? raw : quote(body.text)})\n`;
}
