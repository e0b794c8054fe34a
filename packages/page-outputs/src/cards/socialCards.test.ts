import { expect, test } from 'vitest';
import { readTestPage } from '../readTestPage';
import { describeCard } from '.';
import { cardSize, drawCard } from './drawCard';

const look = {
  name: 'Sitio',
  logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  colors: {
    ground: '#111',
    line: '#333',
    title: '#fff',
    text: '#eee',
    brand: '#88f',
    chip: '#225',
  },
};

test('a card names each section once, outermost first, and the operation', () => {
  const operation =
    '<ol class=breadcrumbs><li><a href=/docs/chat>Chat</a></ol><p><span data-method=post>post</span><code>https://api.test/a/{id}</code>';
  expect(
    describeCard(readTestPage(operation), '/', { '/docs/api': ['API', 'Chat'] }),
  ).toMatchObject({
    title: 'T',
    sections: ['API', 'Chat'],
    operation: { method: 'POST', path: '/a/{id}' },
  });
});

test('the card of the home page has its heading', () => {
  const main = '<h1>Preguntan. Tu contenido responde.</h1>';
  expect(describeCard(readTestPage(main, '', '/'), '/', {}).title).toMatch(/^Preguntan\./);
  expect(describeCard(readTestPage(main), '/', {}).title).toBe('T');
});

test('a card is a PNG of the declared size below 60 KB, the same for the same content', async () => {
  const content = { ...describeCard(readTestPage(''), '/', {}), title: 'Muy largo '.repeat(9) };
  const card = await drawCard(content, look);
  expect(card.subarray(1, 4).toString()).toBe('PNG');
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  expect(card.length).toBeLessThan(60_000);
  expect(card.equals(await drawCard(content, look))).toBe(true);
  expect(card.equals(await drawCard({ ...content, title: 'Otro' }, look))).toBe(false);
});
