import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { GeneratedPage } from '../pages/Page';
import { renderPage } from './renderPage';

/** Elements of descriptions, samples and our own components. */
const allowedElements =
  /^(a|blockquote|br|button|code|dd|del|details|div|dl|dt|em|h[2-6]|hr|label|li|main|ol|option|p|path|pre|section|select|span|strong|sup|summary|svg|table|tbody|td|th|thead|tr|ul|wbr)$/;

/** What is wrong with a page: anchors that it has twice or links to and does not have, and what could run, load or hide something. */
export function findErrors(page: GeneratedPage): string[] {
  const tree = renderPage(page);
  const errors: string[] = [];
  const anchors = new Set<string>();
  const links: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'comment') errors.push(`<!--${node.value}-->`);
    if (node.type !== 'element') return;
    const { tagName, properties } = node;
    if (!allowedElements.test(tagName)) errors.push(`<${tagName}>`);
    const { id, href } = properties;
    if (typeof id === 'string' && anchors.has(id)) errors.push(`id="${id}" twice`);
    if (typeof id === 'string') anchors.add(id);
    if (String(href).startsWith('#')) links.push(decodeURIComponent(String(href).slice(1)));
    for (const [name, value] of Object.entries(properties)) {
      const isUnsafe =
        name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(String(value));
      if (isUnsafe || /^(on.*|style|src|srcSet|srcDoc|formAction)$/i.test(name)) {
        errors.push(`<${tagName} ${name}="${String(value)}">`);
      }
    }
  });
  const lost = links.filter((link) => !anchors.has(link));
  return [...errors, ...lost.map((link) => `no id="${link}"`)];
}

/** The text of a page without spaces, and without characters that no page can show. */
export function squeeze(text: string): string {
  return text.replaceAll(/[\s\p{C}\uFFFD]/gu, '');
}

/** Whether a page shows a text. */
export function shows(page: GeneratedPage, text: string): boolean {
  return squeeze(toString(renderPage(page))).includes(squeeze(text));
}
