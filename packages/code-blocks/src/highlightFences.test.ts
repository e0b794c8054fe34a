import path from 'node:path';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { afterAll, expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { tokenize } from './highlight/tokenize';
import { highlightFences } from './highlightFences';
import { parsePage } from './mdx/parsePage';

const siteDir = createTestFolder({}, afterAll);

/** Highlights the fences of a page; returns the HTML of each fence's code. */
function highlight(page: string): string[] {
  const tree = toHast(parsePage(page)) as Root;
  highlightFences(siteDir)(tree, { path: path.join(siteDir, 'docs/page.mdx') });
  return tree.children.flatMap((node) =>
    'children' in node
      ? toHtml(node.children).replace(/^<pre.*?><code>|<\/code><\/pre>$/g, '')
      : [],
  );
}

const fence = (code: string, info: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`;

test('every invalid fence of a page is reported with its line', () => {
  const page = 'Text\n\n```js file=b.js\n```\n\n```klingon\nx\n```\n';
  expect(() => highlight(page)).toThrow(
    /^docs\/page.mdx:3: file=b.js: no such file\ndocs\/page.mdx:6: no grammar for the language "klingon"/,
  );
});

test.each([
  [
    'const a = "<b>";',
    'js',
    '<span class="token keyword">const</span> a = <span class="token string">"&#x3C;b>"</span>;',
  ],
  ['a < b {x}', '', 'a &#x3C; b {x}'],
  [
    '`a${b}c`',
    'js',
    '<span class="token string">`a</span>${b}<span class="token string">c`</span>',
  ],
  [
    '<p id="a">',
    'html',
    '&#x3C;<span class="token tag">p </span><span class="token function">id</span>=<span class="token string">"a"</span>>',
  ],
])('the tokens of %s in %j have their colors', (code, language, html) => {
  expect(highlight(fence(code, language))).toEqual([html]);
});

test('each highlighted line is an element; a token that spans two lines is split', () => {
  expect(highlight(fence('/* a\nb */\nc\nd', 'js {2,3}')).join('')).toBe(
    '<span class="token comment">/* a\n</span>' +
      '<span class="line-highlighted"><span class="token comment">b */</span>\n</span>' +
      '<span class="line-highlighted">c\n</span>d',
  );
});

test('the name of an option may have hyphens', () => {
  expect(tokenize('curl --fail-with-body', 'bash')).toContainEqual({
    text: '--fail-with-body',
    color: 'number',
  });
});
