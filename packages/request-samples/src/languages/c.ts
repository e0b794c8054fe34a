import { writePerLine } from '../literals/perLine';
import { escapeC } from '../literals/quote';
import { readBodyText } from '../literals/readBody';
import { fileMarker, type Patch, type SampleWriter, swap } from '../sampleWriter';
import { keepEmptyHeaders } from './keepEmptyHeaders';

/** `res` is uninitialized when libcurl fails to start. */
const setResult: Patch = (skeleton) =>
  swap(skeleton, 'CURLcode res;', 'CURLcode res = CURLE_FAILED_INIT;');

const dropNoise: Patch = (skeleton) =>
  swap(
    swap(
      swap(
        skeleton,
        '#include <stdio.h>\n#include <string.h>\n#include <curl/curl.h>\n',
        '#include <curl/curl.h>\n\n',
      ),
      'int main(int argc, char *argv[]){',
      'int main(void) {',
    ),
    /^.*(?:CURLOPT_DEFAULT_PROTOCOL|CURLOPT_FOLLOWLOCATION).*\n/gm,
    '',
  )
    .replace('if(curl)', 'if (curl)')
    .replace('(int)res', '(int) res');

/** Multi-line literals start on the next line. */
const breakBeforeBody: Patch = (skeleton, request) =>
  request.body && readBodyText(request.body).includes('\n')
    ? swap(skeleton, 'const char *data = ', 'const char *data =')
    : skeleton;

/** libcurl would wait for a response body, which HEAD does not have. */
const expectNoBody: Patch = (skeleton, request) =>
  request.method === 'HEAD'
    ? swap(skeleton, 'CURLOPT_CUSTOMREQUEST, "HEAD"', 'CURLOPT_NOBODY, 1L')
    : skeleton;

/** C with libcurl. */
export const c: SampleWriter = {
  label: 'C',
  generator: { language: 'c', variant: 'libcurl' },
  escape: escapeC,
  body: (body) =>
    writePerLine(readBodyText(body), (line) => `"${escapeC(line, '"')}"`, ' '.repeat(6)),
  file: (code, file) => {
    const opened = swap(
      code,
      `const char *data = "${fileMarker}";\n    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, data);`,
      `FILE *file = fopen("${escapeC(file, '"')}", "rb");\n    if (file == NULL) return 1;\n    curl_easy_setopt(curl, CURLOPT_UPLOAD, 1L);\n    curl_easy_setopt(curl, CURLOPT_READDATA, file);`,
    );
    return swap(
      swap(opened, '#include <curl/curl.h>', '#include <stdio.h>\n#include <curl/curl.h>'),
      'curl_easy_perform(curl);\n',
      'curl_easy_perform(curl);\n    fclose(file);\n',
    );
  },
  patches: [setResult, breakBeforeBody, expectNoBody, keepEmptyHeaders, dropNoise],
};
