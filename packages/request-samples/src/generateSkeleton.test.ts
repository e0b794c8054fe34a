import { expect, test } from 'vitest';
import { generateSkeleton } from './generateSkeleton';

const request = {
  method: 'POST',
  url: 'https://api.example.com/a',
  headers: [{ name: 'X-Key', value: '1' }],
  body: { mediaType: 'text/plain', text: '"' },
};

test('a generator of its own writes the program around placeholders', () => {
  const generator = {
    language: 'own',
    variant: 'own',
    write: (given: unknown) => JSON.stringify(given),
  };
  expect(JSON.parse(generateSkeleton(generator, request))).toEqual({
    method: 'POST',
    url: 'https://sample-url.invalid/',
    headers: [{ name: 'X-Key', value: 'samplevalue/0.end' }],
    body: { mediaType: 'text/plain', text: 'SAMPLEBODY' },
  });
});

test('a language that nobody generates is named with the way out', () => {
  expect(() => generateSkeleton({ language: 'klingon', variant: 'own' }, request)).toThrow(
    'makes no klingon (own) for POST https://api.example.com/a; a generator may have its own "write"',
  );
});
