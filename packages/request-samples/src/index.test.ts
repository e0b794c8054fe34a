import { describe, expect, it } from 'vitest';
import { type HttpRequest, renderSamples, sampleWriters } from './index';
import { testTexts } from './testing/testTexts';

const languages = Object.keys(sampleWriters).map((language) => ({ language, highlight: language }));
const render = (request: HttpRequest) => renderSamples(request, { languages, texts: testTexts });

const key = { name: 'X-API-KEY', value: 'TU_CLAVE_API' };
const url = 'https://api.saas.aifindr.ai/api/widget/projects/mi-proyecto/ask';
const get: HttpRequest = { method: 'GET', url, headers: [key] };

function post(value: unknown): HttpRequest {
  return {
    method: 'POST',
    url,
    headers: [key],
    body: { mediaType: 'application/json', text: JSON.stringify(value) },
  };
}

function codeOf(language: string, request: HttpRequest): string {
  const named = languages.filter((candidate) => candidate.language === language);
  const [sample] = renderSamples(request, { languages: named, texts: testTexts });
  if (!sample) throw new Error(`No sample in ${language}`);
  return sample.code;
}

const nasty: HttpRequest[] = [
  get,
  post({ query: '¿Cuál es el horario de atención?' }),
  post({
    q: 'it\'s "quoted" \\ $x ${y} #{z} "# %d %s `tick` \n\t\r 😀 ñ )" |} """ \\#(x)',
    n: null,
    t: true,
    f: false,
    e: [],
    o: {},
    d: [[1, -2.5]],
  }),
  post(null),
  post([]),
  post('text'),
  { method: 'POST', url, headers: [key] },
  {
    method: 'PUT',
    url: `${url}?a=b%20c%2Fd&$f='x'`,
    headers: [
      { name: 'X-Odd', value: `a"b'c$d\\e#{f}\`%s` },
      { name: "X'$Odd", value: '1' },
    ],
  },
  { method: 'DELETE', url, headers: [{ name: 'X-Empty', value: '' }] },
  {
    method: 'PATCH',
    url,
    headers: [],
    body: { mediaType: 'text/plain; charset=utf-8', text: "@línea 1\r\nlínea 2 'a' $b" },
  },
  { method: 'HEAD', url, headers: [key] },
  { method: 'OPTIONS', url, headers: [key] },
  { method: 'TRACE', url, headers: [key] },
];

describe('renderSamples', () => {
  it('writes the languages in the order in which they are asked for', () => {
    const [first, second, ...others] = languages;
    const asked = [second, first, ...others].filter((one) => one !== undefined);
    const options = { languages: asked, texts: testTexts };
    expect(renderSamples(get, options).map(({ language }) => language)).toEqual(
      asked.map(({ language }) => language),
    );
    expect(() =>
      renderSamples(get, { ...options, languages: [{ language: 'klingon', highlight: '' }] }),
    ).toThrow('there is no language "klingon"; there are c, ');
  });

  it('names the languages, and uses their variants', () => {
    const samples = render(get);
    expect(samples.map(({ language, highlight }) => ({ language, highlight }))).toEqual(languages);
    expect(sampleWriters.java?.generator.variant).toBe('Unirest');
  });

  it('is deterministic', () => {
    for (const request of nasty) expect(render(request)).toEqual(render(structuredClone(request)));
  });

  it('leaves neither placeholders nor trailing spaces, whatever the request', () => {
    for (const request of nasty) {
      for (const { code } of render(request)) {
        expect(code).not.toMatch(/sample-url|SAMPLEBODY|samplevalue|X-Sample-Name|__RUBY/);
        expect(code).toMatch(/^\S[\s\S]*\S\n$/);
        expect(code).not.toMatch(/[ \t]$/m);
      }
    }
  });

  it('contains the URL, the key header and unescaped Spanish in every language', () => {
    for (const { language, code } of render(post({ query: '¿Cuál es el horario de atención?' }))) {
      expect(code, language).toContain(url);
      expect(code, language).toMatch(/X-API-KEY.*TU_CLAVE_API|TU_CLAVE_API.*X-API-KEY/);
      expect(code, language).toContain('¿Cuál es el horario de atención?');
    }
  });

  it('indents JSON below the option of curl', () => {
    expect(codeOf('curl', post({ a: 'b\nc' }))).toContain(`  --data '{\n    "a": "b\\nc"\n  }'`);
  });

  it('does not mistake text of the request for a placeholder', () => {
    const code = codeOf('go', {
      ...post({ q: '"SAMPLEBODY" https://sample-url.invalid/' }),
      headers: [{ name: 'X-A', value: 'samplevalue/0.end' }],
    });
    expect(code).toContain('\\"SAMPLEBODY\\" https://sample-url.invalid/');
    expect(code).toContain('"X-A", "samplevalue/0.end"');
  });

  it('explains when a library cannot send the request', () => {
    const trace = { ...get, method: 'TRACE' };
    expect(codeOf('java', trace)).toBe('// Unirest no admite este método.\n');
    expect(codeOf('java', { ...get, url: `${url}/a%2Fb` })).toBe(
      '// Unirest no puede enviar %2F en la ruta.\n',
    );
    expect(codeOf('java', { ...get, url: `${url}?q=a%2Fb` })).toContain('Unirest.get');
    expect(codeOf('javascript', trace)).toBe('// fetch no admite este método.\n');
  });
});

describe('the patches', () => {
  it.each([
    ['python', /print\(response\.text\)\nresponse\.raise_for_status\(\)\n$/],
    ['curl', /^curl '.*' \\\n {2}--fail-with-body \\\n {2}--header/],
    ['csharp', /Console\.WriteLine\(.*\);\n +response\.EnsureSuccessStatusCode\(\);\n/],
    ['nodejs', /\)\.then\(\(response\) => \{\n.*\n\}\);\n$/],
    ['ruby', /\nraise "HTTP #\{response\.code\}" unless response\.is_a\?\(Net::HTTPSuccess\)\n$/],
    ['php', /echo \$response;\nif \(curl_getinfo\(.*\) >= 400\) exit\(1\);\n$/],
    ['java', /println\(.*\);\n +if \(response\.getStatus\(\) >= 400\) throw new Exception\(/],
    ['javascript', /console\.log\(.*\);\n {2}if \(!response\.ok\) throw new Error\(/],
    ['r', /req_error\(body = \\\(resp\) resp_body_string\(resp\)\)/],
    ['kotlin', /println\(.*\)\n {2}check\(response\.isSuccessful\) \{ response \}/],
    ['rust', /\.error_for_status\(\)\?;/],
  ])(
    '%s: the status is checked, after the body is shown where that is possible',
    (language, line) => {
      expect(codeOf(language, get)).toMatch(line);
      expect(codeOf(language, post({ a: 1 }))).toMatch(line);
    },
  );

  it('names libraries and versions that the code does not, on its first line', () => {
    const first = (language: string) => codeOf(language, get).split('\n')[0];
    expect(['java', 'kotlin', 'rust'].map(first)).toEqual([
      '// Unirest 4 (com.konghq:unirest-java-core), Java 15+',
      '// OkHttp 4+ (com.squareup.okhttp3:okhttp)',
      '// reqwest 0.11+, tokio 1 (features: macros, rt-multi-thread)',
    ]);
  });

  it('javascript: __proto__ is an ordinary key; a comment warns of browsers', () => {
    expect(
      codeOf('javascript', {
        ...post({}),
        body: { mediaType: 'application/json', text: '{"__proto__":1}' },
      }),
    ).toContain('["__proto__"]: 1');
    expect(codeOf('javascript', get)).toMatch(/^\/\/ Ejecútalo en un servidor/);
  });

  it('nodejs: a request without a body has no content type, and a form has its own', () => {
    const bare: HttpRequest = { method: 'POST', url, headers: [key] };
    const parts = [{ name: 'a', value: 'b' }];
    const form = { ...bare, body: { mediaType: 'multipart/form-data', parts } };
    expect(codeOf('nodejs', bare)).toContain("headers: {\n    'Content-Type': false,\n");
    expect(codeOf('nodejs', { ...bare, headers: [] })).toContain(
      "headers: { 'Content-Type': false }",
    );
    for (const request of [form, { ...form, headers: [] }, get, post({})]) {
      expect(codeOf('nodejs', request)).not.toContain('false');
    }
  });

  it('ruby: the connection is secure where the URL is', () => {
    expect(codeOf('ruby', get)).toContain('use_ssl: url.scheme == "https"');
  });

  it('php: only the necessary options', () => {
    expect(codeOf('php', get).match(/CURLOPT_\w+/g)).toEqual([
      'CURLOPT_URL',
      'CURLOPT_RETURNTRANSFER',
      'CURLOPT_CUSTOMREQUEST',
      'CURLOPT_HTTPHEADER',
    ]);
  });

  it('powershell: the body is literal and sent as UTF-8', () => {
    const code = codeOf('powershell', post({ a: '$x `y' }));
    expect(code).toContain('$body = @\'\n{\n  "a": "$x `y"\n}\n\'@');
    expect(code).toContain('-Body ([System.Text.Encoding]::UTF8.GetBytes($body))');
    expect(code).toContain('ConvertTo-Json -Depth 10');
  });

  it('dart: $ does not interpolate; the response is printed whatever its status', () => {
    const code = codeOf('dart', post({ a: '$x' }));
    expect(code).toContain("'a': '\\$x'");
    expect(code).toContain("import 'dart:convert';");
    expect(code).toMatch(/print\(.*\);\n {2}if \(response\.statusCode >= 400\)/);
    expect(codeOf('dart', get)).not.toContain('dart:convert');
  });

  it('c: the result is always initialized', () => {
    expect(codeOf('c', get)).toContain('CURLcode res = CURLE_FAILED_INIT;');
    expect(codeOf('c', post({ a: 1 }))).toContain(
      'const char *data =\n      "{\\n"\n      "  \\"a\\": 1\\n"\n      "}";',
    );
  });

  it('objective-c: the URL is encoded once, the response printed as text, with a timeout', () => {
    const code = codeOf('objective-c', { ...get, url: `${url}?a=b%20c` });
    expect(code).toContain('?a=b%20c"]');
    expect(code).toContain('initWithData:data encoding:NSUTF8StringEncoding');
    expect(code).toContain('timeoutInterval:60.0');
    expect(code).toContain('int main(void) {\n  @autoreleasepool {\n    dispatch_semaphore_t');
  });

  it('r: httr2 is told only what differs from its defaults; a HEAD has no text', () => {
    expect(codeOf('r', get)).toBe(
      `library(httr2)\n\nresp <- request("${url}") |>\n  req_headers("X-API-KEY" = "TU_CLAVE_API") |>\n  req_error(body = \\(resp) resp_body_string(resp)) |>\n  req_perform()\n\ncat(resp_body_string(resp))\n`,
    );
    expect(codeOf('r', post({}))).toContain('req_body_raw(body, type = "application/json")');
    expect(codeOf('r', post({}))).not.toContain('req_method');
    expect(codeOf('r', { ...get, method: 'DELETE' })).toContain('req_method("DELETE")');
    expect(codeOf('r', { ...get, method: 'HEAD' })).toContain('print(resp)');
    expect(codeOf('r', { ...get, headers: [key, { name: "X'$", value: '1' }] })).toContain(
      'req_headers(\n    "X-API-KEY" = "TU_CLAVE_API",\n    "X\'$" = "1"\n  )',
    );
  });

  it('swift: backslashes neither escape nor interpolate; an error exits with failure', () => {
    expect(codeOf('swift', post({ a: 1 }))).toContain(
      'let parameters = """\n{\n  "a": 1\n}\n"""\n',
    );
    expect(codeOf('swift', post({ a: '\\(x)' }))).toContain('"a": "\\\\\\\\(x)"');
    expect(codeOf('swift', get)).toContain('exit(EXIT_FAILURE)');
  });

  it('kotlin: only used imports', () => {
    expect(codeOf('kotlin', get).match(/^import .*$/gm)).toEqual([
      'import okhttp3.OkHttpClient',
      'import okhttp3.Request',
    ]);
  });
});
