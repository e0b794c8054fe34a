import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { formatHeadersFile, headersFor, readHeaderRules } from './headersFile';
import { headerRules, listInlineScripts } from './securityHeaders';

const list = (html: string) => listInlineScripts(fromHtml(html), 'docs/x.html');

test('lists inline scripts in order, without files and data', () => {
  const html =
    '<script>a()</script><script src="x.js"></script><script type="application/ld+json">{}</script><script type=module>b("</b>")</script>';
  expect(list(html)).toEqual(['a()', 'b("</b>")']);
});

test.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<img src="x" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ['<a href=" javascript:alert(1)">', '<a href=" javascript:alert(1)">'],
  ['<style>p{}</style>', '<style>'],
  ['<noscript><p style="color:red"></noscript>', '<p style="color:red">'],
])('%s stops the build, with the name of the page', (html, shown) => {
  expect(() => list(html)).toThrow(`docs/x.html: ${shown}`);
});

test('the policy allows each inline script by its hash and nothing unsafe', () => {
  const policy = headerRules(['a()', 'b()', 'a()'])[0]?.headers['Content-Security-Policy'] ?? '';
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(policy.split(`'sha256-${hash}'`)).toHaveLength(2);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'self'");
});

test('the file says what each path gets', () => {
  const file = formatHeadersFile(headerRules(['a()']));
  const rules = readHeaderRules(createTestFolder({ _headers: file }));
  expect(rules).toEqual(headerRules(['a()']));
  expect(headersFor('/assets/js/main.js', rules)).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'X-Content-Type-Options': 'nosniff',
  });
  const names = rules.flatMap(({ headers }) => Object.keys(headers));
  expect(names).toEqual([...new Set(names)]);
  expect(file).not.toContain('!');
  expect(headersFor('/docs/api/chat', rules)['Cache-Control']).toContain('must-revalidate');
});
