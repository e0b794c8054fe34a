import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { stringify } from 'yaml';
import type { Page } from './convert/readPage';
import { writeMarkdown } from './convert/writeMarkdown';
import { splitSections } from './splitSections';
import { twinPath } from './twinPath';

/** A file to write: a page's twin, or a further part of a twin that would be too long for one file. */
export interface Twin {
  /** Path in the site, with its leading slash. */
  path: string;
  text: string;
}

/**
 * The twin of a page. Where it is longer than the limit, the first example of the page stays whole and each of the others
 * keeps one language; its other languages go to a file of their own, which the twin names. Where that is not enough, the twin goes
 * on in files of their own from one heading to another, each of which names the next.
 *
 * @returns the twin, then its parts
 * @throws Error when a file is too long even so
 */
export function createTwins(page: Page, limit: number): Twin[] {
  const path = twinPath(new URL(page.url).pathname);
  const whole = { path, text: withFrontMatter(page, writeMarkdown(page.content, page.url)) };
  const twins = whole.text.length < limit ? [whole] : splitPage(page, path, limit);
  for (const twin of twins) {
    if (twin.text.length >= limit) {
      throw new Error(
        `${twin.path} has ${twin.text.length} characters; ${limit} is where tools cut a page off`,
      );
    }
  }
  return twins;
}

function splitPage(page: Page, path: string, limit: number): Twin[] {
  const { markdown, parts } = splitExamples(page, path);
  const isShort = withFrontMatter(page, markdown).length < limit;
  const texts = isShort ? [markdown] : splitSections(markdown, limit);
  const pathOf = (index: number) =>
    index === 0 ? path : path.replace(/\.md$/, `.${index + 1}.md`);
  const twins = texts.map((text, index) => {
    const title = index === 0 ? page.title : `${page.title} (parte ${index + 1})`;
    const next = new URL(pathOf(index + 1), page.url).href;
    const way = index + 1 < texts.length ? `\nEsta página sigue en: [${next}](${next}).\n` : '';
    return { path: pathOf(index), text: withFrontMatter({ ...page, title }, text + way) };
  });
  return [...twins, ...parts];
}

function splitExamples(page: Page, path: string): { markdown: string; parts: Twin[] } {
  const parts: Twin[] = [];
  const [, ...others] = selectAll('section[data-example]', page.content);
  const content = replace(page.content, (element) => {
    if (!others.includes(element)) {
      return element;
    }
    const heading = select('h3', element);
    const name = typeof heading?.properties.id === 'string' ? heading.properties.id : '';
    const title = heading ? toString(heading).trim() : name;
    const panels = element.children.filter(isPanel);
    const shown =
      panels.find(({ properties }) => properties.dataCurrent !== undefined) ?? panels[0];
    const partPath = path.replace(/\.md$/, `.${name}.md`);
    const url = new URL(partPath, page.url).href;
    const rest = { ...element, children: element.children.filter((child) => child !== shown) };
    parts.push({
      path: partPath,
      text: withFrontMatter(
        { ...page, title: `${page.title}: ${title}`, url: `${page.url}#${name}` },
        writeMarkdown(rest, page.url),
      ),
    });
    return {
      ...element,
      children: [
        ...element.children.filter((child) => !isPanel(child) || child === shown),
        h('p', ['Este ejemplo en los demás lenguajes: ', h('a', { href: url }, url), '.']),
      ],
    };
  });
  return { markdown: writeMarkdown(content, page.url), parts };
}

function replace(element: Element, change: (element: Element) => Element): Element {
  const changed = change(element);
  if (changed !== element) {
    return changed;
  }
  return {
    ...element,
    children: element.children.map((child) =>
      child.type === 'element' ? replace(child, change) : child,
    ),
  };
}

function isPanel(node: Element['children'][number]): node is Element {
  return node.type === 'element' && node.properties.role === 'tabpanel';
}

function withFrontMatter({ title, description, url }: Page, markdown: string): string {
  return `---\n${stringify({ title, description, canonical: url }, { lineWidth: 0 })}---\n\n${markdown}`;
}
