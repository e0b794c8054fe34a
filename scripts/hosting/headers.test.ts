import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectScripts } from './collectScripts';
import { headerRules } from './headerRules';
import { formatHeadersFile, headersFor, parseHeadersFile } from './headersFile';

test('inline scripts are found, in order; files and data are not', () => {
  const html =
    '<script>a()</script><script src="x.js"></script><script type="application/ld+json">{}</script><script type=module>b("</b>")</script>';
  expect(collectScripts(html, 'x.html').inline).toEqual(['a()', 'b("</b>")']);
});

test('files of scripts are found, those that wait to be asked for too', () => {
  const html =
    '<script>a()</script><script type="text/plain" src="/assets/js/a.js"></script><script src=b.js defer></script>';
  expect(collectScripts(html, 'x.html').files).toEqual(['/assets/js/a.js', 'b.js']);
});

test.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<img src="x" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ['<a href=" javascript:alert(1)">', '<a href=" javascript:alert(1)">'],
])('%s stops the build, with its page', (html, shown) => {
  expect(() => collectScripts(html, 'docs/x.html')).toThrow(`docs/x.html: ${shown}`);
});

test('a <style> element stops the build', () => {
  expect(() => collectScripts('<style>p{}</style>', 'x.html')).toThrow('<style>');
});

test('the policy allows each inline script by its hash and nothing unsafe', () => {
  const policy = headerRules(['a()', 'b()', 'a()'])[0]?.headers['Content-Security-Policy'] ?? '';
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(policy.split(`'sha256-${hash}'`)).toHaveLength(2);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'self'");
});

test('what is written is read again', () => {
  const rules = headerRules(['a()']);
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});

test('a later rule wins', () => {
  const rules = headerRules([]);
  expect(headersFor('/assets/js/main.js', rules)['Cache-Control']).toContain('immutable');
  expect(headersFor('/docs/api/chat', rules)['Cache-Control']).toContain('must-revalidate');
});

test('a line that is nothing names itself', () => {
  expect(() => parseHeadersFile('/*\n  A: b\nnonsense')).toThrow('_headers:3: nonsense');
});
