import { expect, test } from 'vitest';
import { createTestPage } from './createTestPage';
import { formatInitialPageDataScript, formatTag } from './headTags';
import { createJsonLdNodes } from './structuredData';

const home = createTestPage('', '', '/');
const site = { name: 'Sitio', publisher: { name: 'Nosotros', url: 'https://we.test' } };

test('the home page is the site, any other page an article with breadcrumbs', () => {
  const listTypes = (page: typeof home) =>
    createJsonLdNodes(page, home, site).map((node) => node['@type']);
  expect(listTypes(home)).toEqual(['WebSite']);
  expect(listTypes(createTestPage(''))).toEqual(['WebSite', 'TechArticle', 'BreadcrumbList']);
});

test('no string can end the script or the attribute that contains it', () => {
  const text = '</script><b>"&';
  const script = formatInitialPageDataScript('application/ld+json', { text });
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(formatTag('meta', { content: text })).toBe('<meta content="</script><b>&#x22;&#x26;">');
});
