import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '../../..');
const styles = readFileSync(path.join(__dirname, 'styles.module.css'), 'utf8');

function readVariables(css: string): string[] {
  return [...css.matchAll(/^\s*(--button-[\w-]+: [^;]+);/gm)].map((match) => match[1] ?? '');
}

it.each(['brand', 'pill', 'floating', 'dark'])(
  'the picture of the recipe "%s" has every value of the code that is shown',
  (recipe) => {
    const shown = readVariables(
      readFileSync(path.join(root, `examples/guide/personalizacion/${recipe}.css`), 'utf8'),
    );
    const block = new RegExp(`\\.preview\\[data-recipe='${recipe}'\\] \\{([^}]*)\\}`).exec(styles);
    expect(shown.length).toBeGreaterThan(0);
    expect(readVariables(block?.[1] ?? '')).toEqual(expect.arrayContaining(shown));
  },
);
