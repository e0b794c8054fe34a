import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTokens } from '../config/readTokens';
import { makeIcons, staticFolder } from './makeIcons';

const read = (file: string) => readFileSync(path.join(staticFolder, file));

test('the committed icons are those that the script makes', () => {
  const stale = makeIcons().filter(({ path: file, data }) => !read(file).equals(data));
  expect(
    stale.map((icon) => icon.path),
    'run `npm run make:icons`',
  ).toEqual([]);
});

test('the web manifest names icons in the sizes that systems require, and all of them exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    start_url: string;
  };
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable', 'any any']);
  expect(manifest.icons.map(({ src }) => read(src).length > 0)).toEqual([true, true, true, true]);
  expect(manifest.start_url).toBe('/');
  const { light } = readTokens();
  const colors = { background_color: light('surface'), theme_color: light('brand-solid') };
  expect(manifest, 'static/manifest.webmanifest has the colors of the tokens').toMatchObject(
    colors,
  );
});
