import { createHash } from 'node:crypto';
import { fromHtml } from 'hast-util-from-html';
import { expect, test } from 'vitest';
import { createTestPage } from '../createTestPage';
import {
  checkAndListInlineScripts,
  createMarkdownCanonicalRule,
  createSiteRules,
  formatContentSecurityPolicy,
} from '.';
import { formatHeadersFile, mergeWithDefaults, parseHeadersFile } from './headersFile';

const listScripts = (html: string) => checkAndListInlineScripts(fromHtml(html), 'docs/x.html');
const rules = [
  ...createSiteRules(['a()']),
  createMarkdownCanonicalRule(createTestPage('', '', '/')),
  createMarkdownCanonicalRule(createTestPage('', '', '/docs/a')),
];

test('lists inline scripts in order, without files and data', () => {
  const html =
    '<script>a()</script><script src="x.js"></script><script type="application/ld+json">{}</script><script type=module>b("</b>")</script>';
  expect(listScripts(html)).toEqual(['a()', 'b("</b>")']);
});

test.each([
  ['<p style="color:red">', '<p style="color:red">'],
  ['<img src="x" onerror="alert(1)">', '<img onerror="alert(1)">'],
  ['<a href=" javascript:alert(1)">', '<a href=" javascript:alert(1)">'],
  ['<style>p{}</style>', '<style>'],
  ['<noscript><p style="color:red"></noscript>', '<p style="color:red">'],
])('%s stops the build, with the name of the page', (html, startTag) => {
  expect(() => listScripts(html)).toThrow(`docs/x.html: ${startTag}`);
});

test('the CSP allows each inline script by its hash, and nothing unsafe', () => {
  const policy = formatContentSecurityPolicy(['a()', 'b()', 'a()']);
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(policy.split(`'sha256-${hash}'`)).toHaveLength(2);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'self'");
});

test('no two rules set the same header for one path, because hosts would join the values', () => {
  const rulesOfOneCopy = rules.slice(0, 3);
  const names = rulesOfOneCopy.flatMap(({ headers }) => Object.keys(headers));
  expect(names).toEqual([...new Set(names)]);
});

test('a Markdown copy names its page as canonical, and nothing else does', () => {
  const link = (path: string) => mergeWithDefaults(path, rules).Link;
  expect(link('/docs/a.md')).toBe('<https://docs.test/docs/a>; rel="canonical"');
  expect(link('/index.md')).toBe('<https://docs.test/>; rel="canonical"');
  expect(link('/docs/a')).toBeUndefined();
  expect(link('/docs/a.md.txt')).toBeUndefined();
});

test('a _headers file has the rules that it was made from', () => {
  expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
});
