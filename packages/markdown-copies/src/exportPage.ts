import { stringify } from 'yaml';
import type { IndexedPage } from '@aifindr-docs/page-outputs/Page';
import type { Options } from './options';
import { splitAtHeadings } from './splitAtHeadings';
import { stringifyMarkdown, toMarkdown } from './toMarkdown';

/** A Markdown file of a page. */
export interface MarkdownFile {
  /** Path in the site, with its leading slash. */
  path: string;
  text: string;
}

type ExportedPage = Pick<IndexedPage, 'title' | 'description' | 'url' | 'content'>;
type CopyOptions = Pick<Options, 'fenceLanguages' | 'limit' | 'texts'>;

/**
 * A page as Markdown. One that reaches the limit is split: the text continues in further files.
 *
 * @param copy path of the file
 * @returns that file, then the further ones
 */
export function exportPage(page: ExportedPage, copy: string, options: CopyOptions): MarkdownFile[] {
  const { limit, texts } = options;
  const markdown = toMarkdown(page.content, page.url, options);
  const whole = withFrontMatter(page, stringifyMarkdown(markdown));
  if (whole.length < limit) return [{ path: copy, text: whole }];
  const parts = splitAtHeadings(markdown, limit).map(stringifyMarkdown);
  const pathOf = (index: number) =>
    index === 0 ? copy : copy.replace(/\.md$/, `.${index + 1}.md`);
  return parts.map((text, index) => {
    const title = index === 0 ? page.title : `${page.title} (${texts.part} ${index + 1})`;
    const next = new URL(pathOf(index + 1), page.url).href;
    const link = index + 1 < parts.length ? `\n${texts.continues}: [${next}](${next}).\n` : '';
    return { path: pathOf(index), text: withFrontMatter({ ...page, title }, text + link) };
  });
}

function withFrontMatter(
  { title, description, url }: Omit<ExportedPage, 'content'>,
  markdown: string,
): string {
  return `---\n${stringify({ title, description, canonical: url }, { lineWidth: 0 })}---\n\n${markdown}`;
}
