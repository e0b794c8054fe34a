import { stringify } from 'yaml';
import type { IndexedPage } from '../Page';
import type { Options } from './options';
import { toMarkdown } from './toMarkdown';

type ExportedPage = Pick<IndexedPage, 'title' | 'description' | 'url' | 'content'>;

/** A page as Markdown, with its title, description and address as front matter. */
export function exportPage(
  { title, description, url, content }: ExportedPage,
  options: Pick<Options, 'fenceLanguages' | 'texts'>,
): string {
  const frontMatter = stringify({ title, description, canonical: url }, { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n${toMarkdown(content, url, options)}`;
}
