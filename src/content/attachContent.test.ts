import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const source = path.resolve(__dirname, '..');
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** Parts of the home page and of the not-found page, which React makes whole. */
const outsideTexts = /^components\/(home|NearestRoutes)\//;

const components = ['components', 'theme/Tabs', 'theme/TabItem', 'theme/Details', 'theme/Heading']
  .flatMap((folder) =>
    readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !outsideTexts.test(file));

/** State, effects and handlers of React, which a text that is HTML never gets, and what stands for them here. */
const livesByReact =
  /\buse(Attached|State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\son[A-Z]\w+=/;

test('a component of a text lives without React', () => {
  const attached = [...read('content/attachContent.ts').matchAll(/'\[(data-[\w-]+)\]'/g)].map(
    ([, name = '']) => name,
  );
  expect(attached.length).toBeGreaterThan(0);
  const alive = components.filter((file) => livesByReact.test(read(file)));
  expect(alive).toContain('theme/Tabs/index.tsx');
  const dead = alive.filter((file) => !attached.some((name) => read(file).includes(`${name}=`)));
  expect(dead).toEqual([]);
});
