import { expect, test } from 'vitest';
import { removeDefaultTexts } from './removeDefaultTexts.mjs';

const translations = { 'theme.close': 'Cerrar' };
const shorten = (code: string) => {
  const imports = `import Translate, {translate} from '@docusaurus/Translate';\n`;
  return removeDefaultTexts(imports + code, translations).slice(imports.length);
};

test.each([
  [
    `translate({ id: 'theme.close', message: 'Close', description: 'A label', })`,
    `translate({ id: 'theme.close', })`,
  ],
  [
    `translate({message: 'It\\'s ' + 1, id: "theme.close"}, {n})`,
    `translate({ id: "theme.close"}, {n})`,
  ],
  [
    `<p><Translate id="theme.close" description="A label" values={{n}}>\n  Close\n</Translate></p>`,
    `<p><Translate id="theme.close" values={{n}}></Translate></p>`,
  ],
])('%s keeps only its id', (code, shortened) => expect(shorten(code)).toBe(shortened));

test.each([
  `translate({ id: 'theme.open', message: 'Open' })`,
  `<Translate id="theme.open" description="A label">Open</Translate>`,
  `{ id: 'theme.close', message: 'Close' }`,
])('%s keeps its text: it has no translation', (code) => expect(shorten(code)).toBe(code));
