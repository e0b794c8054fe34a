import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, test } from 'vitest';
import { webfont as options } from '../../config/webfont';
import webfont from './index';

const siteDir = mkdtempSync(path.join(tmpdir(), 'webfont-'));
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Bytes of the font that a site gets whose one page holds a text. */
async function makeFont(text: string): Promise<Buffer> {
  mkdirSync(path.join(siteDir, 'docs'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/page.mdx'), text);
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const plugin = webfont({ siteDir, generatedFilesDir } as LoadContext, {
    ...options,
    font: require.resolve(options.font),
    texts: ['docs'],
  });
  await plugin.loadContent?.();
  return readFileSync(path.join(generatedFilesDir, 'webfont', path.basename(options.font)));
}

test('the font has the letters of the pages, and the same ones make the same bytes', async () => {
  const plain = await makeFont('año');
  expect(await makeFont('oña')).toEqual(plain);
  expect((await makeFont('Straße')).length).toBeGreaterThan(plain.length);
});
