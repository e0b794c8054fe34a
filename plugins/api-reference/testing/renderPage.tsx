import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import * as reference from '../../../src/components/api/reference.server';
import type { Page } from '../pages/Page';

type Box = (props: { id?: string; children?: ReactNode }) => ReactNode;

/** Interactive components, which browser tests cover, as boxes with their texts. */
const box: Box = ({ id, children, ...texts }) => (
  <div id={id}>
    {Object.values(texts)
      .flat()
      .map((text, index) => (
        <p key={index}>{typeof text === 'string' ? text : JSON.stringify(text)}</p>
      ))}
    {children}
  </div>
);
const boxes = [
  ...['CodeRail', 'Endpoint', 'OperationLayout', 'RequestCard', 'RequestExample', 'ResponseCard'],
  ...['ResponseExample', 'Sample'],
];

/**
 * Renders a generated page to HTML, with the components that render its data.
 *
 * @throws Error when the page is no MDX or fails to render
 */
export async function renderPage({ mdx, data }: Page): Promise<Root> {
  const source = mdx
    .replace(
      /^import data from .*$/m,
      () => `export const data = ${JSON.stringify(data)};\n\nexport const toc = [];`,
    )
    .replaceAll(/^import .* from .*$/gm, '')
    // Docusaurus reads explicit ids of headings.
    .replaceAll(
      /^(#+) (.*) \{#([^}]+)\}$/gm,
      (_heading, { length }: string, text: string, id: string) =>
        `<h${length} id="${id}">${text}</h${length}>`,
    );
  const { default: Content } = await evaluate(source, {
    ...runtime,
    baseUrl: import.meta.url,
    remarkPlugins: [remarkFrontmatter],
  });
  const components = {
    ...(reference as unknown as Record<string, ComponentType>),
    ...Object.fromEntries(boxes.map((name) => [name, box])),
  };
  return fromHtml(renderToStaticMarkup(<Content components={components} />), { fragment: true });
}
