import { stringify } from 'yaml';
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
 * A page as Markdown. One that reaches the limit is split: the text continues in further files.
 *
 * @param copy path of the file
 * @returns that file, then the further ones
 */
export function exportPage(page: ExportedPage, copy: string, limits: Limits): MarkdownFile[] {
  const markdown = toMarkdown(page.content, page.url, limits);
  const whole = withFrontMatter(page, stringifyMarkdown(markdown));
  if (whole.length < limits.markdownLimit) return [{ path: copy, text: whole }];
  const texts = splitAtHeadings(markdown, limits.markdownLimit).map(stringifyMarkdown);
  const pathOf = (index: number) =>
    index === 0 ? copy : copy.replace(/\.md$/, `.${index + 1}.md`);
  return texts.map((text, index) => {
    const title = index === 0 ? page.title : `${page.title} (parte ${index + 1})`;
    const next = new URL(pathOf(index + 1), page.url).href;
    const link = index + 1 < texts.length ? `\nEsta página sigue en: [${next}](${next}).\n` : '';
    return { path: pathOf(index), text: withFrontMatter({ ...page, title }, text + link) };
  });
}

function withFrontMatter(
  { title, description, url }: Omit<ExportedPage, 'content'>,
  markdown: string,
): string {
  return `---\n${stringify({ title, description, canonical: url }, { lineWidth: 0 })}---\n\n${markdown}`;
}
