import { expect, test } from 'vitest';
import { leaveOut } from './leaveOutDefaults.mjs';

const ids = ['site.a', 'theme.b'];

test.each([
  [
    `translate({ id: 'site.a', message: 'It\\'s {n}' }, { n })`,
    `translate({ id: 'site.a' }, { n })`,
  ],
  [
    `translate({\n  id: "theme.b",\n  message: "B",\n  description:\n    'A button',\n})`,
    `translate({\n  id: 'theme.b'\n})`,
  ],
  [`<Translate id="site.a">Copy page</Translate>`, `<Translate id="site.a" />`],
  [
    `<Translate\n  id="theme.b"\n  description="A label">\n  B\n</Translate>`,
    `<Translate id="theme.b" />`,
  ],
])('%s loses its default', (code, left) => expect(leaveOut(code, ids)).toBe(left));

test.each([
  `translate({ id: 'site.unknown', message: 'A' })`,
  `<Translate id="site.unknown">A</Translate>`,
  `translate({ id: 'site.a', message: 'A' + b })`,
  `translate({ id: 'site.a', message: 'A', description: 'A' + 'b' })`,
  `<Translate id="site.a" values={{ n }}>{'A {n}'}</Translate>`,
  `{ id: 'site.a', label: 'A' }`,
])('%s stays as it is', (code) => expect(leaveOut(code, ids)).toBe(code));
