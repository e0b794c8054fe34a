import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const styles = read('src/components/TriggerPreview/styles.module.css');
const mdx = read('docs/widget-config/personalizacion.mdx');

/** Where the picture has the place that the recipe gives to the real one, or its own. */
const notDrawn = /^(?:position|inset|margin)/;
const recipes = [...mdx.matchAll(/<TriggerPreview recipe="(\w+)"/g)].map(([, name = '']) => name);

const listDeclarations = (css: string) =>
  [...css.matchAll(/^\s*([\w-]+: [^;{]+);/gm)].map(([, declaration = '']) => declaration);

it('has pictures to compare', () => {
  expect(recipes.length).toBeGreaterThan(5);
});

it.each(recipes)(
  'the picture of the recipe "%s" has every value of the code that is shown',
  (recipe) => {
    const shown = listDeclarations(read(`examples/guide/personalizacion/${recipe}.css`));
    const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
      ([, selector = '']) =>
        selector.includes(`[data-recipe='${recipe}']`) ||
        (recipe === 'input' && /^\s*\.(?:container|input|submit)/.test(selector)),
    );
    const drawn = rules.flatMap(([, , body = '']) => listDeclarations(body));
    expect(drawn).toEqual(expect.arrayContaining(shown.filter((one) => !notDrawn.test(one))));
  },
);
