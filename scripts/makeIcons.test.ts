import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeIcons, staticFolder } from './makeIcons';

test.each(await makeIcons())('the committed $path is what `npm run make:icons` makes', (icon) => {
  expect(readFileSync(path.join(staticFolder, icon.path)).equals(icon.data)).toBe(true);
});
