import { expect, test } from 'vitest';
import { readComments } from './collectComments';

test.each([
  ['js', "const url = 'https://a.b'; // Una dirección.\nopen();", ' Una dirección.\n'],
  [
    'ts',
    '/**\n * Abre el widget.\n * @param event Nombre del evento.\n */',
    '\n Abre el widget.\n  Nombre del evento.\n',
  ],
  [
    'html',
    '<!doctype html>\n<p>Texto</p>\n<!-- Aquí va el script. -->',
    '\n\n Aquí va el script. ',
  ],
  ['php', '// phpcs:ignore Some.Rule\n/* Oculto. */', '\n Oculto. '],
  ['bash', '# Un evento por línea.\necho "# no"', ' Un evento por línea.\n'],
])('only comments of %s are read, on their lines', (language, code, comments) => {
  expect(
    readComments(code, language)
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual(comments.split('\n').map((line) => line.trim()));
});
