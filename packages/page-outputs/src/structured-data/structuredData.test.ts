import { expect, test } from 'vitest';
import { readTestPage } from '../readTestPage';
import { describePage } from '.';

const site = {
  name: 'Sitio',
  url: 'https://docs.test/',
  description: 'De qué va.',
  publisher: { name: 'Nosotros', url: 'https://we.test' },
};

test('the home page is described as the site, any other page as an article with breadcrumbs', () => {
  const types = (route: string) =>
    describePage(readTestPage('', '', route), site)['@graph'].map((thing) => thing['@type']);
  expect(types('/')).toEqual(['WebSite']);
  expect(types('/docs/a')).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
});

test('a page has its image, where a step has given it one', () => {
  const page = readTestPage('');
  expect(JSON.stringify(describePage(page, site))).not.toContain('image');
  const image = 'https://docs.test/card.png';
  expect(describePage({ ...page, image }, site)['@graph'][1]).toMatchObject({ image });
});
