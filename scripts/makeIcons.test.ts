import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readTokens } from '../config/readTokens';
import { makeIcons, staticFolder } from './makeIcons';

test.each(await makeIcons())('the committed $path is what `npm run make:icons` makes', (icon) => {
  expect(readFileSync(path.join(staticFolder, icon.path)).equals(icon.data)).toBe(true);
});

test('the colors of the web manifest are those of the light mode', () => {
  const text = readFileSync(path.join(staticFolder, 'manifest.webmanifest'), 'utf8');
  const { light } = readTokens();
  expect(JSON.parse(text)).toMatchObject({
    background_color: light('surface'),
    theme_color: light('brand-solid'),
  });
});
