import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listComponents } from './listComponents';

const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

test('what can have styles is listed once, data and code of examples are not', () => {
  const first = write('a.mdx', [
    "import Map from '@site/src/Map';",
    "import Help from './_help.mdx';",
    "import samples from './_samples/a';",
    "import { Card, useCards } from '@site/src/cards'",
    "import '@site/src/extra.css';",
    '',
    '```tsx title="App.tsx"',
    "import { App } from './App';",
    '```',
    '',
    '- in a list:',
    '',
    '  ````md',
    '  ```',
    "import Nested from './Nested';",
    '  ```',
    '  ````',
    '',
    "import {\n  Wide,\n  other,\n} from '../Wide';",
    'import nothing in particular, says a sentence.',
  ]);
  const second = write('b.mdx', ["import Map from '@site/src/Map';"]);
  expect(listComponents([second, first])).toEqual(
    [
      path.join(folder, '_help.mdx'),
      path.resolve(folder, '../Wide'),
      '@site/src/Map',
      '@site/src/cards',
      '@site/src/extra.css',
    ].sort(),
  );
});
