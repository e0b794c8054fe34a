import type { Root } from 'hast';

const from = '@aifindr-docs/static-html/client/StaticHtml';

/** Rehype plugin, after `markStatic`: pages import `StaticHtml` themselves, so that no theme has to know it. */
export function importStaticHtml() {
  return (tree: Root): void => {
    tree.children.unshift({
      type: 'mdxjsEsm',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {
              type: 'ImportDeclaration',
              specifiers: [
                {
                  type: 'ImportDefaultSpecifier',
                  local: { type: 'Identifier', name: 'StaticHtml' },
                },
              ],
              source: { type: 'Literal', value: from },
              attributes: [],
            },
          ],
        },
      },
    });
  };
}
