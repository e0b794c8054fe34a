import { expect, test } from 'vitest';
import { readTestPage } from '../readTestPage';
import { cardContent } from './cardContent';
import { cardSize, createCardDrawer } from './drawCard';

const draw = createCardDrawer({
  name: 'Sitio',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  colors: {
    ground: '#111',
    raised: '#222',
    line: '#333',
    title: '#fff',
    text: '#eee',
    muted: '#444',
    brand: '#88f',
    solid: '#44f',
    onSolid: '#fff',
    chip: '#225',
  },
  demo: {
    question: '¿Cuándo?',
    answer: ['Se abre', 'mañana.'],
    source: 'Fuente',
    trigger: 'Abrir',
  },
});

const operation =
  '<ol class=breadcrumbs><li><a href=/docs/chat>Chat</a></ol><p><span data-method=post>post</span><code>https://api.test/a/{id}</code>';

test('a card names each section once, outermost first, and the operation', () => {
  const card = cardContent(readTestPage(operation), '/', { '/docs/api': ['API', 'Chat'] });
  expect(card.sections).toEqual(['API', 'Chat']);
  expect(card.operation).toEqual({ method: 'POST', path: '/a/{id}' });
});

test('the card of the home page has the sentences of its heading, and the product', async () => {
  const main = '<h1>Preguntan. Tu&nbsp;contenido responde.</h1>';
  const home = cardContent(readTestPage(main, '', '/'), '/', {});
  expect(home.slogan).toEqual(['Preguntan.', 'Tu\u00a0contenido responde.']);
  const other = cardContent(readTestPage(main), '/', {});
  expect(other.slogan).toBeUndefined();
  expect((await draw(home)).length).toBeGreaterThan((await draw(other)).length * 1.3);
});

test('a card is a PNG of the declared size below 60 KB, the same for the same content', async () => {
  const content = {
    ...cardContent(readTestPage(''), '/', {}),
    title: 'Título muy largo '.repeat(6),
  };
  const card = await draw(content);
  expect(card.subarray(1, 4).toString()).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  expect(card.length).toBeLessThan(60_000);
  expect(card.equals(await draw(content))).toBe(true);
});
