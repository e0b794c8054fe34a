import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveFolder } from '../../scripts/support/serveFolder';
import { expect, hydrated, open, test } from '../support/test';

test.describe('A deploy while the old version is open', () => {
  test.use({
    expectedMessages: /404|ERR_CONNECTION|Loading( CSS)? chunk|ChunkLoadError|MIME type/,
  });

  test('navigation to a page whose old assets are gone loads the new version once', async ({
    page,
  }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
    copyBuild(folder);
    const first = await serveFolder(folder);
    const { origin } = first;
    // Data saver: nothing of the next page is prefetched.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true, effectiveType: '4g' },
      });
    });
    await open(page, `${origin}/docs/widget-config/intro`);
    await page.waitForLoadState('networkidle');
    await first.close();

    renameAssets(folder);
    const second = await serveFolder(folder, { port: first.port });
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await page.locator('.menu a[href="/docs/widget-config/personalizacion"]').click();
    await expect(page).toHaveURL(`${origin}/docs/widget-config/personalizacion`);
    await expect(page.locator('main h1')).toHaveText(/Personalización/);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(1);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('src')));
    expect(scripts.every((source) => source?.includes('new'))).toBe(true);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

/** Copies the build without its compressed copies, which would still contain the old names. */
function copyBuild(folder: string): void {
  cpSync(path.resolve('build'), folder, {
    recursive: true,
    filter: (source) => !/\.(br|gz)$/.test(source),
  });
}

/** Renames every script, and the names of scripts in pages and scripts, as a deployment of another version does. */
function renameAssets(folder: string): void {
  const scripts = path.join(folder, 'assets/js');
  const hashes = readdirSync(scripts).flatMap(
    (name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? [],
  );
  expect(hashes.length).toBeGreaterThan(10);
  for (const name of readdirSync(scripts)) {
    renameSync(
      path.join(scripts, name),
      path.join(scripts, name.replace(/\.([0-9a-f]{8})\.js/, '.new$1.js')),
    );
  }
  const known = new RegExp(`\\b(${hashes.join('|')})\\b`, 'g');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(html|js)$/.test(file)) {
      const target = path.join(folder, file);
      writeFileSync(target, readFileSync(target, 'utf8').replace(known, 'new$1'));
    }
  }
}
