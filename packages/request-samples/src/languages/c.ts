import { quoteC as quote, quoteLines } from '../literals';
import { program } from '../program';
import type { SampleWriter, WrittenBody } from '../sampleWriter';
import { headerLine } from './headerLine';

/** C with libcurl. */
export const c: SampleWriter = {
  label: 'C',
  write({ method, url, headers, body }) {
    const isFile = body?.kind === 'file';
    const hasHeaders = headers.length > 0;
    const lines = headers.map((header) => quote(headerLine(header)));
    // libcurl would wait for the body of an answer to HEAD.
    const option = method === 'HEAD' ? 'CURLOPT_NOBODY, 1L' : `CURLOPT_CUSTOMREQUEST, "${method}"`;
    return program`
${isFile && '#include <stdio.h>'}
#include <curl/curl.h>

int main(void) {
  CURL *curl;
  CURLcode res = CURLE_FAILED_INIT;
  curl = curl_easy_init();
  if (curl) {
    curl_easy_setopt(curl, ${option});
    curl_easy_setopt(curl, CURLOPT_URL, ${quote(url)});
    ${hasHeaders && 'struct curl_slist *headers = NULL;'}
    ${lines.map((line) => `headers = curl_slist_append(headers, ${line});`)}
    ${hasHeaders && 'curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);'}
    ${body && writeBody(body)}
    res = curl_easy_perform(curl);
    ${isFile && 'fclose(file);'}
    ${hasHeaders && 'curl_slist_free_all(headers);'}
  }
  curl_easy_cleanup(curl);
  return (int) res;
}
`;
  },
};

function writeBody(body: WrittenBody): string[] {
  if (body.kind === 'file') {
    return [
      `FILE *file = fopen(${quote(body.file)}, "rb");`,
      'if (file == NULL) return 1;',
      'curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);',
      'curl_easy_setopt(curl, CURLOPT_READDATA, file);',
    ];
  }
  const literal = quoteLines(body.text, quote);
  return [
    `const char *data =${literal.startsWith('\n') ? '' : ' '}${literal};`,
    'curl_easy_setopt(curl, CURLOPT_POSTFIELDS, data);',
  ];
}
