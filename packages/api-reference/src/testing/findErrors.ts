import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { listNames } from '../contract/listNames';
import type { Api } from '../contract/readApi';
import type { GeneratedPage } from '../pages/Page';
import { renderPage } from './renderPage';

/** Elements of descriptions, samples and our own components. */
const allowedElements =
  /^(a|b|blockquote|br|button|code|dd|del|details|div|dl|dt|em|h[2-6]|hr|i|label|li|main|ol|option|p|path|pre|section|select|span|strong|sub|summary|sup|svg|table|tbody|td|tfoot|th|thead|tr|ul|wbr)$/;

/**
 * What is wrong with a page: names of its operation that it does not show, anchors that it has twice or links to and does not have,
 * and elements and attributes that could run, load or hide something.
 */
export function findErrors(page: GeneratedPage, api: Api): string[] {
  const tree = renderPage(page);
  const shown = squeeze(toString(tree));
  const operation = api.operations.find(({ id }) => id === page.id);
  const names = listNames(api.contract, operation?.operation, operation?.pathItem).all;
  return [
    ...names.filter((name) => !shown.includes(squeeze(name))).map((name) => `lacks ${name}`),
    ...findAnchorErrors(tree),
    ...findUnsafe(tree),
  ];
}

/** Spaces may differ, and characters that no page can show are replaced. */
function squeeze(text: string): string {
  return text.replaceAll(/[\s\p{C}\uFFFD]/gu, '');
}

function findAnchorErrors(tree: Root): string[] {
  const anchors = new Set<string>();
  const links: string[] = [];
  const errors: string[] = [];
  visit(tree, 'element', ({ properties: { id, href } }) => {
    if (typeof id === 'string' && anchors.has(id)) errors.push(`id="${id}" twice`);
    if (typeof id === 'string') anchors.add(id);
    if (String(href).startsWith('#')) links.push(decodeURIComponent(String(href).slice(1)));
  });
  const lost = links.filter((link) => !anchors.has(link));
  return [...errors, ...lost.map((link) => `no id="${link}"`)];
}

function findUnsafe(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment') found.push(`<!--${node.value}-->`);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (!allowedElements.test(tagName)) found.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (/^(on.*|style|src|srcSet|srcDoc|formAction)$/i.test(name)) {
        found.push(`<${tagName} ${name}>`);
      }
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(String(value))) {
        found.push(`<${tagName} href="${String(value)}">`);
      }
    }
  });
  return found;
}
