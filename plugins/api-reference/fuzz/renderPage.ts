import { evaluate } from '@mdx-js/mdx';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import remarkFrontmatter from 'remark-frontmatter';
import type { PreparedPage } from '../preparePages';
import { componentNames } from '../render/renderOperation';

type Props = Record<string, unknown> & { children?: unknown };

/**
 * A generated page as HTML nodes, without React and without the site: the page is compiled and run as MDX, and each
 * component of the site is a box of its texts, its `html` and what is inside it.
 *
 * @throws Error when the page is no MDX, uses a component that pages do not have, or fails when it runs
 */
export async function renderPage({ text, samples }: PreparedPage): Promise<Element> {
  const source = text
    // Docusaurus reads explicit ids of headings before MDX does.
    .replaceAll(/ \{#[^}\n]+\}$/gm, '')
    .replace(/^import \{ .* \} from '@site\/src\/components\/api';$/m, '')
    .replace(/^import samples from '\.\/_samples\/[^']+';$/m, 'export const samples = undefined;');
  const { default: Content } = await evaluate(source, {
    remarkPlugins: [remarkFrontmatter],
    Fragment: (props: Props) => flatten(props.children),
    jsx: createNode,
    jsxs: createNode,
  });
  // The site gives every page the last one.
  const boxes = Object.fromEntries(
    [...componentNames, 'HighlightedCode'].map((name) => [name, createBox(name)]),
  );
  const content = (Content as unknown as (props: Props) => unknown)({ components: boxes });
  return h('main', [...flatten(content), ...(samples === undefined ? [] : parse(samples))]);
}

function createNode(type: unknown, { children, ...props }: Props): unknown {
  return typeof type === 'function'
    ? (type as (props: Props) => unknown)({ children, ...props })
    : h(String(type), props as Record<string, string>, flatten(children));
}

function createBox(component: string): (props: Props) => Element {
  return ({ children, html, id, ...props }) => {
    const texts = Object.values(props).filter((value) => typeof value === 'string');
    return h('div', { id: typeof id === 'string' ? id : undefined }, [
      ...texts.map((value) =>
        component === 'Field' ? h('p', h('code', value)) : h('p', { dataProp: true }, value),
      ),
      ...(typeof html === 'string' ? parse(html) : []),
      ...flatten(children),
    ]);
  };
}

function parse(html: string): ElementContent[] {
  return fromHtml(html, { fragment: true }).children.filter(
    (node): node is ElementContent => node.type !== 'doctype',
  );
}

function flatten(children: unknown): ElementContent[] {
  if (Array.isArray(children)) return children.flatMap(flatten);
  if (typeof children === 'string') return [{ type: 'text', value: children }];
  return children === undefined || children === null ? [] : [children as ElementContent];
}
