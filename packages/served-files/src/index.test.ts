import { expect, test } from 'vitest';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { collectAssets } from '.';

test('a folder serves what authors wrote, as text where a host would run it, with a list', () => {
  const root = createTestFolder({
    'e/app/index.html': '<p>',
    'e/app/src/a.ts': 'a',
    'e/app/node_modules/x/index.js': 'x',
    'e/app/package-lock.json': '{}',
    'e/app/.env': 'secret',
    'e/wp/functions.php': '<?php',
  });
  const assets = collectAssets(root, { files: {}, folders: { examples: 'e' } });
  expect(assets.at(-1)?.target).toBe('examples/index.txt');
  expect(assets.at(-1)?.read().toString()).toBe(
    '/examples/app/index.html.txt\n/examples/app/src/a.ts\n/examples/wp/functions.php.txt\n',
  );
});
