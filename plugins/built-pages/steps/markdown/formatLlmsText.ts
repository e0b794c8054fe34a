import type { ListedFile } from '../../options';

/** A page as `llms.txt` lists it. */
export interface ListedPage {
  title: string;
  description: string;
  /** Absolute URL of its Markdown copy. */
  url: string;
}

export interface ListedSection {
  title: string;
  pages: ListedPage[];
}

export interface LlmsContent {
  title: string;
  summary: string;
  /** Instructions for coding assistants, as Markdown without headings. */
  instructions: string;
  sections: ListedSection[];
  files: readonly ListedFile[];
  /** URL of the home page, with a slash at its end. */
  siteUrl: string;
}

/** The text of `llms.txt` in the form of llmstxt.org: title, summary, free text, sections of links. */
export function formatLlmsText(content: LlmsContent): string {
  const { title, summary, instructions, sections, files, siteUrl } = content;
  const fileLinks = files.map(({ path, ...file }) => ({
    ...file,
    url: new URL(path, siteUrl).href,
  }));
  return [
    `# ${title}`,
    `> ${summary}`,
    instructions.trim(),
    ...[...sections, { title: 'Archivos', pages: fileLinks }].map(formatSection),
  ]
    .join('\n\n')
    .concat('\n');
}

function formatSection({ title, pages }: ListedSection): string {
  const links = pages.map((page) => `- [${page.title}](${page.url}): ${page.description}`);
  return [`## ${title}`, '', ...links].join('\n');
}
