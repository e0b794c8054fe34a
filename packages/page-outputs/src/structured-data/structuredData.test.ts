import { expect, test } from 'vitest';
import { createTestPage } from '../createTestPage';
import { createJsonLd } from '.';

const site = {
  name: 'Sitio',
  url: 'https://docs.test/',
  description: 'De qué va.',
  publisher: { name: 'Nosotros', url: 'https://we.test' },
};

test.each([
  ['the home page is the site', '/', ['WebSite']],
  [
    'any other page is an article with breadcrumbs',
    '/docs/a',
    ['WebSite', 'TechArticle', 'BreadcrumbList'],
  ],
])('%s', (_promise, route, types) => {
  const graph = createJsonLd(createTestPage('', '', route), site)['@graph'];
  expect(graph.map((node) => node['@type'])).toEqual(types);
});
