import { expect, test } from 'vitest';
import { listImports } from './listImports';
import { parsePage } from './parsePage';

test('imports of every form are listed with their names and lines', () => {
  const page = `import Tabs, { TabItem as Tab } from '@theme/Tabs';
// import Old from './old.mdx';
import * as all from "./all";

Texto.

import './side-effect';
export const text = "import A from './a'";
`;
  expect(listImports(parsePage(page))).toEqual([
    { from: '@theme/Tabs', names: ['Tabs', 'Tab'], line: 1 },
    { from: './all', names: ['all'], line: 3 },
    { from: './side-effect', names: [], line: 7 },
  ]);
});
