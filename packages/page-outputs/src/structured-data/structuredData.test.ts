import { expect, test } from 'vitest';
import { createTestPage } from '../createTestPage';
import { describePage } from '.';

const site = {
  name: 'Sitio',
  url: 'https://docs.test/',
  description: 'De qué va.',
  publisher: { name: 'Nosotros', url: 'https://we.test' },
};

test('the home page is described as the site, any other page as an article with breadcrumbs', () => {
  const types = (route: string) =>
    describePage(createTestPage('', '', route), site)['@graph'].map((thing) => thing['@type']);
  expect(types('/')).toEqual(['WebSite']);
  expect(types('/docs/a')).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
});
