import type { Element, Node } from 'hast';
import { h } from 'hastscript';
import { toString } from 'hast-util-to-string';
import { stringify } from 'yaml';
import { find, textOf } from '../../elements';
import type { Options } from '../../options';
import type { IndexedPage } from '../../Page';
import { splitAtHeadings } from './splitAtHeadings';
import { stringifyMarkdown, toMarkdown } from './toMarkdown';

/** A Markdown file of a page. */
export interface MarkdownFile {
  /** Path in the site, with its leading slash. */
  path: string;
  text: string;
}

type ExportedPage = Pick<IndexedPage, 'title' | 'description' | 'url' | 'content'>;
type Limits = Pick<Options, 'fenceLanguages' | 'markdownLimit'>;

/**
 * A page as Markdown. One that reaches the limit is split: every example but the first keeps one language and has its other ones in
 * a file that the text links to; where that is not enough, the text continues from a heading on in further files.
 *
 * @param copy path of the file
 * @returns that file, then the further ones
 * @throws Error when a file reaches the limit even so
 */
export function exportPage(page: ExportedPage, copy: string, limits: Limits): MarkdownFile[] {
  const markdown = toMarkdown(page.content, page.url, limits);
  const text = withFrontMatter(page, stringifyMarkdown(markdown));
  const files =
    text.length < limits.markdownLimit ? [{ path: copy, text }] : splitPage(page, copy, limits);
  for (const {
    path,
    text: { length },
  } of files) {
    if (length >= limits.markdownLimit) {
      throw new Error(`${path} has ${length} characters; the limit is ${limits.markdownLimit}`);
    }
  }
  return files;
}

function splitPage(page: ExportedPage, copy: string, limits: Limits): MarkdownFile[] {
  const { content, files } = splitExamples(page, copy, limits);
  const markdown = toMarkdown(content, page.url, limits);
  const isShort = withFrontMatter(page, stringifyMarkdown(markdown)).length < limits.markdownLimit;
  const texts = (isShort ? [markdown] : splitAtHeadings(markdown, limits.markdownLimit)).map(
    stringifyMarkdown,
  );
  const pathOf = (index: number) =>
    index === 0 ? copy : copy.replace(/\.md$/, `.${index + 1}.md`);
  const parts = texts.map((text, index) => {
    const title = index === 0 ? page.title : `${page.title} (parte ${index + 1})`;
    const next = new URL(pathOf(index + 1), page.url).href;
    const link = index + 1 < texts.length ? `\nEsta página sigue en: [${next}](${next}).\n` : '';
    return { path: pathOf(index), text: withFrontMatter({ ...page, title }, text + link) };
  });
  return [...parts, ...files];
}

/** Moves the languages of every example but the first to separate files, except the one that the page shows. */
function splitExamples(page: ExportedPage, copy: string, limits: Limits) {
  const files: MarkdownFile[] = [];
  let isFirst = true;
  const content = replace(page.content, (element) => {
    if (element.tagName !== 'section' || element.properties.dataExample === undefined) {
      return element;
    }
    if (isFirst) {
      isFirst = false;
      return element;
    }
    const heading = find(element, ({ tagName }) => tagName === 'h3');
    const name = textOf(heading?.properties.id) ?? '';
    const title = heading ? toString(heading).trim() : name;
    const panels = element.children.filter(isPanel);
    const shown =
      panels.find(({ properties }) => properties.dataSelected !== undefined) ?? panels[0];
    const path = copy.replace(/\.md$/, `.${name}.md`);
    const url = new URL(path, page.url).href;
    const others = { ...element, children: element.children.filter((child) => child !== shown) };
    files.push({
      path,
      text: withFrontMatter(
        { ...page, title: `${page.title}: ${title}`, url: `${page.url}#${name}` },
        stringifyMarkdown(toMarkdown(others, page.url, limits)),
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
  return { content, files };
}

function replace(element: Element, change: (element: Element) => Element): Element {
  const changed = change(element);
  if (changed !== element) return changed;
  return {
    ...element,
    children: element.children.map((child) =>
      child.type === 'element' ? replace(child, change) : child,
    ),
  };
}

function isPanel(node: Node): node is Element {
  return node.type === 'element' && (node as Element).properties.role === 'tabpanel';
}

function withFrontMatter(
  { title, description, url }: Omit<ExportedPage, 'content'>,
  markdown: string,
): string {
  return `---\n${stringify({ title, description, canonical: url }, { lineWidth: 0 })}---\n\n${markdown}`;
}
