/** Runs each whole HTML document that a guide page shows, with the fake widget and only the files that the page shows or links to. */
import path from 'node:path';
import { collectCodeBlocks, findBlockOfFile } from '@aifindr-docs/content-checks/collectCodeBlocks';
import { readContent } from '@aifindr-docs/content-checks/readContent';
import { routeWidgetOnly, sampleOrigin } from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { contentFiles } from '../config/contentFiles';
import { expect, test } from './guide/widgetTest';

const root = path.join(__dirname, '..');
const pages = readContent({ siteDir: root, ...contentFiles }).pages.filter(({ file }) =>
  file.startsWith('docs/widget-config/'),
);
const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

for (const page of pages) {
  const blocks = collectCodeBlocks(page, root);
  const documents = blocks.filter(
    ({ file, isPart, isLinked }) => file?.endsWith('.html') && !isPart && !isLinked,
  );

  for (const block of documents) {
    test(`${page.file}:${block.line}: ${block.file} loads its widget`, async ({ page: tab }) => {
      await tab.context().route(`${sampleOrigin}/**`, (route) => {
        const file = new URL(route.request().url()).pathname.slice(1);
        if (file === 'favicon.ico') return route.fulfill({ status: 204 });
        const shown = file === block.file ? block : findBlockOfFile(blocks, file, block);
        const contentType = contentTypes[path.extname(file)];
        return shown
          ? route.fulfill({ contentType, body: shown.text })
          : route.fulfill({ status: 404 });
      });
      await routeWidgetOnly(tab.context(), sampleOrigin);
      await tab.goto(`${sampleOrigin}/${block.file}`);
      const permit = tab.getByRole('button', { name: 'Permitir' });
      await expect(async () => {
        if (await permit.isVisible()) await permit.click();
        expect(await tab.evaluate(() => window.AIFindrWidget?.isReady())).toBe(true);
      }).toPass();
    });
  }
}
