import { expect, test } from 'vitest';
import { describeRow } from './describeRow';

test.each([
  [['x', 'y'], 'x: y'],
  [
    ['not-found', '404', 'No existe.', 'Comprueba la ruta.'],
    'not-found · 404: No existe. Comprueba la ruta.',
  ],
  [
    ['widget.ready', 'WIDGET_READY', 'Ninguno', 'Está listo.'],
    'widget.ready · WIDGET_READY · Ninguno: Está listo.',
  ],
  [
    ['El botón no está', 'El `id` está mal escrito', 'Corrígelo'],
    'El botón no está: El `id` está mal escrito. Corrígelo',
  ],
  [['¿Qué pasa?', 'Nada'], '¿Qué pasa? Nada'],
  [['', 'y'], 'y'],
  [['x'], 'x'],
])('the row %j is read as "%s"', (cells, line) => {
  expect(describeRow(cells, ['Nombre', 'Qué es'])).toBe(line);
});

test('columns that are compared are named', () => {
  expect(describeRow(['Los ve la IA', 'No', 'Sí'], ['', 'Metadatos', 'Contexto'])).toBe(
    'Los ve la IA. Metadatos: No. Contexto: Sí',
  );
});
