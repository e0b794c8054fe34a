import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of a page's twin, with that of its further parts, then the addresses of its links. */
export interface TwinText {
  /** Path of the page in the site. */
  page: string;
  text: string;
}

/**
 * Reads the twins of a built site.
 *
 * @throws Error when there are none
 */
export function readTwins(build: string): TwinText[] {
  const texts = new Map<string, string>();
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  for (const file of files) {
    const page = `/${file.replace(/(?:\.[\w-]+)?\.md$/, '')}`;
    const markdown = readFileSync(path.join(build, file), 'utf8');
    const links = [...markdown.matchAll(/\]\(([^)\s]*)\)/g)].map(([, address]) => address);
    const text = [plainText(markdown), ...links].join(' ');
    texts.set(page, [texts.get(page) ?? '', text].join(' '));
  }
  if (texts.size === 0) {
    throw new Error(`${build} holds no Markdown twins: run "npm run build" first`);
  }
  return [...texts].map(([page, text]) => ({ page, text }));
}

/** The words of a Markdown text: no emphasis, no code marks, no escapes, links as their names, one space between words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\]\([^)\s]*\)/g, ']')
    .replace(/[`*[\]]|\\(?=[^\w\s])|(?<![\w])_|_(?![\w])/g, '')
    .replace(/\s+/g, ' ');
}
