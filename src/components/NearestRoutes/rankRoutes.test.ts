import { expect, test } from 'vitest';
import { rankRoutes } from './rankRoutes';

const routes = [
  '/docs/api/ai-findr-api',
  '/docs/api/hacer-pregunta',
  '/docs/category/integraciones',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/integraciones/angular',
  '/docs/widget-config/triggers',
];

test.each([
  ['/docs/widget-config/instalación', '/docs/widget-config/instalacion'],
  ['/docs/instalacon', '/docs/widget-config/instalacion'],
  ['/trigger', '/docs/widget-config/triggers'],
  ['/docs/api/hacer_pregunta.html', '/docs/api/hacer-pregunta'],
  ['/integraciones/angular/', '/docs/widget-config/integraciones/angular'],
])('%s suggests %s first', (path, expected) => {
  expect(rankRoutes(path, routes, 3)[0]).toBe(expected);
});

test('its neighbors in the folder are no proposals', () => {
  expect(rankRoutes('/docs/widget-config/instlacion', routes, 3)).toEqual([
    '/docs/widget-config/instalacion',
  ]);
});

test('a path like no route has no proposals', () => {
  expect(rankRoutes('/zzz', routes, 3)).toEqual([]);
});

test('a path that is not valid percent-encoding is compared as it stands', () => {
  expect(rankRoutes('/%E0%A4%A/triggers', routes, 1)).toEqual(['/docs/widget-config/triggers']);
});
