import { expect, test } from 'vitest';
import { writeCodeColors } from './codeColors';

const theme = {
  plain: { color: '#fff', backgroundColor: '#282A36' },
  styles: [
    { types: ['comment'], style: { color: 'rgb(98, 114, 164)' } },
    { types: ['string', 'keyword'], style: { color: 'rgba(255, 121, 198, 1)' } },
    { types: ['number'], style: { color: 'var(--number)' } },
  ],
};

test('the theme of the dark is that of the cards, too', () => {
  const css = writeCodeColors({ darkTheme: theme });
  expect(css).toContain(
    ":where(section[data-theme='dark']) {\n  --site-code-surface: rgb(40 42 54);",
  );
  expect(css).toContain(":where(html[data-theme='dark'])");
  expect(css).not.toContain(':root');
  expect(css).toContain('--site-code-keyword: rgb(255 121 198)');
});

test('what cannot be read is nearer to the plain color, which stands for what is no color', () => {
  const css = writeCodeColors({ theme });
  expect(/--site-code-comment: (.*);/.exec(css)?.[1]).toBe('rgb(145 156 191)');
  expect(css).toContain('--site-code-number: rgb(255 255 255)');
});

test('a site without themes has the defaults', () => {
  expect(writeCodeColors()).toBe('');
  expect(writeCodeColors({ theme: { plain: {}, styles: [] } })).toBe(':where(:root) {\n}\n');
});
