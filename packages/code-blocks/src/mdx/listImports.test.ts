import { expect, test } from 'vitest';
import { listImports } from './listImports';
import { parsePage } from './parsePage';

test('imports of every form are listed with their names and lines', () => {
  const page = `---
title: Prueba
---

import Tabs, { TabItem as Tab } from '@theme/Tabs';
// import Old from './old.mdx';
import * as all from "./all";
import {
  Step,
  Steps,
} from './Steps';

Texto.

import './side-effect';
export const text = "import A from './a'";
`;
  expect(listImports(parsePage(page))).toEqual([
    { from: '@theme/Tabs', names: ['Tabs', 'Tab'], line: 5 },
    { from: './all', names: ['all'], line: 7 },
    { from: './Steps', names: ['Step', 'Steps'], line: 8 },
    { from: './side-effect', names: [], line: 15 },
  ]);
});
