import { expect, test } from 'vitest';
import { cutText } from './cutText';

const page = (text: string) =>
  '<html><head><script type=application/json data-page-facts="">{"metadata":{"permalink":"/a"},"sidebarItems":[],"toc":["\\u003cb>"]}</script>' +
  `</head><body><nav><div>Menú</div></nav><main><div lang=es><div class=markdown data-page-text="">${text}</div></div><div>Pie</div></main></body></html>`;

test('the text is cut out as it stands, whatever is in it', () => {
  for (const text of [
    '',
    '<p>Uno<p>Dos',
    '<div>a<div title="</div>">b</div></div><ul><li>c</ul>',
    '<!-- </div> --><pre>&lt;/div></pre><br><svg><path d=M0/></svg>',
    '<textarea></div></textarea><div></div>',
  ]) {
    expect(cutText(page(text))?.html).toBe(text);
  }
});

test('the facts come with it, but for the sidebar, which is there already', () => {
  expect(cutText(page('x'))?.facts).toEqual({ metadata: { permalink: '/a' }, toc: ['<b>'] });
});

test('a page without a text of its own has none', () => {
  expect(cutText('<html><body><main><h1>Inicio</h1></main></body></html>')).toBeUndefined();
  expect(cutText(page('x').replace(' data-page-text=""', ''))).toBeUndefined();
});
