import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formatFinding } from '../Finding';
import { checkWorkflows } from './checkWorkflows';

test('an action by its tag, no permissions, an unknown step, a value that can hold commands', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'workflows-'));
  const folder = path.join(siteDir, '.github/workflows');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'a.yml'),
    `on: push
jobs:
  a:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - run: echo \${{ github.event.issue.title }}
      - run: echo \${{ steps.nothing.outputs.x }}
`,
  );
  const findings = await checkWorkflows({ siteDir, pages: [], faults: [] });
  rmSync(siteDir, { recursive: true });
  const list = findings.map(formatFinding).join('\n');
  expect(list).toMatch(/a\.yml:6: pin the action/);
  expect(list).toMatch(/a\.yml:7: hand the value over/);
  expect(list).toMatch(/a\.yml:8: property "nothing" is not defined/);
  expect(list).toMatch(/a\.yml:1: no permissions/);
  expect(list).toMatch(/a\.yml:1: a checkout keeps its token/);
});
