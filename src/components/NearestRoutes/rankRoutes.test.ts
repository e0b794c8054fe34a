import { expect, test } from 'vitest';
import { rankRoutes } from './rankRoutes';

const routes = [
  '/docs/api/ai-findr-api',
  '/docs/api/hacer-pregunta',
  '/docs/api/obtener-componente-de-respuesta',
  '/docs/api/obtener-detalles-del-widget',
  '/docs/category/integraciones',
  '/docs/widget-config/instalacion',
  '/docs/widget-config/integraciones/angular',
  '/docs/widget-config/integraciones/react-nextjs',
  '/docs/widget-config/intro',
  '/docs/widget-config/triggers',
];

test.each([
  ['/docs/widget-config/instalación', '/docs/widget-config/instalacion'],
  ['/docs/instalacion', '/docs/widget-config/instalacion'],
  ['/docs/instalacon', '/docs/widget-config/instalacion'],
  ['/installation', '/docs/widget-config/instalacion'],
  ['/docs/widget-config/trigers', '/docs/widget-config/triggers'],
  ['/trigger', '/docs/widget-config/triggers'],
  ['/docs/api/hacer_pregunta.html', '/docs/api/hacer-pregunta'],
  ['/docs/api/obtener-componente', '/docs/api/obtener-componente-de-respuesta'],
  ['/docs/api/detalles-widget', '/docs/api/obtener-detalles-del-widget'],
  ['/introduccion', '/docs/widget-config/intro'],
  ['/nextjs', '/docs/widget-config/integraciones/react-nextjs'],
  ['/integraciones/angular/', '/docs/widget-config/integraciones/angular'],
])('%s suggests %s first', (path, expected) => {
  expect(rankRoutes(path, routes, 3)[0]).toBe(expected);
});

test('its neighbors in the folder are no proposals', () => {
  expect(rankRoutes('/docs/widget-config/instlacion', routes, 3)).toEqual([
    '/docs/widget-config/instalacion',
  ]);
});

test.each([
  '/zzz',
  '/no-existe-esto',
  '/esto-no-existe',
  '/no-existo-en-el-sitio',
  '/pagina-que-no-existe',
  '/docs/no-existe',
  '/docs/widget-config/xqzv',
  '/de',
  '/test',
  '/wp-login.php',
  '/blog/hola-mundo',
])('%s is like no route and has no proposals', (path) => {
  expect(rankRoutes(path, routes, 3)).toEqual([]);
});

test('a path that is not valid percent-encoding is compared as it stands', () => {
  expect(rankRoutes('/%E0%A4%A/triggers', routes, 1)).toEqual(['/docs/widget-config/triggers']);
});
