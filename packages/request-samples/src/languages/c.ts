import { program, quote, quoteAsAdjacentLiterals } from '../program';
import type { PreparedRequest } from '../types';

/** Renders a C program that sends the request with libcurl. */
export function renderC({ method, url, headers, body }: PreparedRequest): string {
  const lines = headers.map(({ name, value }) => quote(`${name}: ${value}`));
  const data = body && quoteAsAdjacentLiterals(body.text, quote);
  return program`
#include <curl/curl.h>

int main(void) {
  CURL *curl;
  CURLcode res = CURLE_FAILED_INIT;
  curl = curl_easy_init();
  if (curl) {
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, "${method}");
    curl_easy_setopt(curl, CURLOPT_URL, ${quote(url)});
    struct curl_slist *headers = NULL;
    ${lines.map((line) => `headers = curl_slist_append(headers, ${line});`)}
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    ${data && `const char *data =${data.startsWith('\n') ? '' : ' '}${data};`}
    ${data && 'curl_easy_setopt(curl, CURLOPT_POSTFIELDS, data);'}
    res = curl_easy_perform(curl);
    curl_slist_free_all(headers);
  }
  curl_easy_cleanup(curl);
  return (int) res;
}
`;
}
