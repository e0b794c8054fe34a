import { expect, test } from 'vitest';
import { formatLlmsText } from './formatLlmsText';

test('llms.txt is title, summary, instructions and sections of described links', () => {
  const text = formatLlmsText({
    title: 'Sitio',
    summary: 'Qué es.',
    instructions: '- Una regla.\n',
    siteUrl: 'https://docs.test/',
    sections: [
      {
        title: 'API',
        pages: [{ title: 'Uno', description: 'Primera.', url: 'https://docs.test/uno.md' }],
      },
    ],
    files: [{ path: 'a.yaml', title: 'Contrato', description: 'Todo.' }],
  });
  expect(text).toBe(`# Sitio

> Qué es.

- Una regla.

## API

- [Uno](https://docs.test/uno.md): Primera.

## Archivos

- [Contrato](https://docs.test/a.yaml): Todo.
`);
});
