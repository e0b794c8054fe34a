import { expect, it } from 'vitest';
import { checkCode } from './checkSnippets';

/** Diagnostics of code that starts on line 10 of a page, as `line: message`. */
const check = (language: string, text: string) =>
  checkCode({ file: 'docs/sample.mdx', language, text, line: 10 }).map(
    ({ line, message }) => `${line}: ${message}`,
  );

it.each([
  ['json', '{ "a": 1 }'],
  ['bash', '# Instala\nnpm install && npm run build\ncurl -H "a: b" \\\n  https://example.com'],
  ['text', 'cualquier cosa'],
])('correct %s passes', (language, text) => {
  expect(check(language, text)).toEqual([]);
});

it.each([
  ['json', '{ a: 1 }', /^10: /],
  ['bash', 'npm install\nif true; then', /^1[12]: .*syntax error/],
  ['bash', 'npm install\nrm -rf node_modules', /^11: "rm"/],
  ['cobol', 'DISPLAY 1', /^10: .*"cobol" into a file of examples/],
  ['js', 'open();', /^10: .*"js" into a file of examples/],
])('an error of %s is reported on its line: %s', (language, text, expected) => {
  expect(check(language, text).join('\n')).toMatch(expected);
});
