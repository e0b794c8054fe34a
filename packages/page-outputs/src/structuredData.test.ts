import { expect, test } from 'vitest';
import { createTestPage } from './createTestPage';
import { createGraph } from './structuredData';

const home = createTestPage('', '', '/');
const site = { name: 'Sitio', publisher: { name: 'Nosotros', url: 'https://we.test' } };

test('the home page is the site, any other page an article with breadcrumbs', () => {
  const listTypes = (page: typeof home) =>
    createGraph(page, home, site).map((node) => node['@type']);
  expect(listTypes(home)).toEqual(['WebSite']);
  expect(listTypes(createTestPage(''))).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
});
