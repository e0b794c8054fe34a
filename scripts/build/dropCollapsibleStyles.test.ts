import { expect, test } from 'vitest';
import { dropCollapsibleStyles } from './dropCollapsibleStyles';

test.each([
  ['<ul style="display:block;overflow:visible;height:auto" class="a">', '<ul class="a">'],
  ['<ul style=display:block;overflow:visible;height:auto class=a>', '<ul class=a>'],
  ['<p style="color:red">', '<p style="color:red">'],
  ['<code>style="display:none"</code>', '<code>style="display:none"</code>'],
])('%s becomes %s', (html, expected) => {
  expect(dropCollapsibleStyles(html)).toBe(expected);
});
