import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import { stringify } from 'yaml';
import { printTag } from '../headTags';
import type { Build, OutputStep } from '../OutputStep';
import { writeOutput } from '../writeOutput';
import { listSections, type Section } from './listSections';
import { markdownPath } from './markdownPath';
import type { ListedFile, Options } from './options';
import { toMarkdown } from './toMarkdown';

export type { Options } from './options';

interface Exported {
  title: string;
  description: string;
  /** Everything that the page says, as Markdown. */
  text: string;
}

/** Markdown copy of every indexed page, `llms.txt`, `llms-full.txt` and the links to them in every head. */
export function markdownCopies(options: Options): OutputStep {
  const exported = new Map<string, Exported>();
  return {
    async visit(page, { baseUrl, outDir }) {
      if (page.isIndexed) {
        const { title, description, url, content, route } = page;
        const copy = markdownPath(route, baseUrl);
        const frontMatter = stringify({ title, description, canonical: url }, { lineWidth: 0 });
        const text = `---\n${frontMatter}---\n\n${toMarkdown(content, url, options)}`;
        exported.set(route, { title, description, text });
        // The address of a page may be percent-encoded; the name of its file is not.
        await writeOutput(outDir, decodeURI(copy.slice(baseUrl.length)), text);
        page.headTags.push(alternate('text/markdown', 'Markdown', copy));
      }
      page.headTags.push(alternate('text/plain', 'llms.txt', `${baseUrl}llms.txt`));
    },
    async finish(build) {
      const sections = listAllSections(exported, build, options);
      const text = printIndex(exported, sections, build, options);
      const pages = sections.flatMap(({ routes }) =>
        routes.map((route) => findExported(exported, route).text),
      );
      await writeOutput(build.outDir, 'llms.txt', text);
      await writeOutput(build.outDir, 'llms-full.txt', [text, ...pages].join('\n'));
    },
  };
}

/** The sidebars, after the pages that none of them has. */
function listAllSections(
  exported: ReadonlyMap<string, Exported>,
  { plugins, siteConfig }: Build,
  { texts }: Options,
): Section[] {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  if (docs === undefined) {
    throw new Error('llms.txt lists the pages of the docs plugin, which is missing');
  }
  const navbar = siteConfig.themeConfig.navbar as Navbar;
  const sections = listSections(docs.content as LoadedContent, navbar);
  const listed = new Set(sections.flatMap(({ routes }) => routes));
  const others = [...exported.keys()].filter((route) => !listed.has(route));
  return [{ title: texts.otherPages, routes: others }, ...sections];
}

/** The form of llmstxt.org: title, summary, free text, lists of links. */
function printIndex(
  exported: ReadonlyMap<string, Exported>,
  sections: readonly Section[],
  { baseUrl, home, siteConfig, siteDir }: Build,
  { files, instructions, texts }: Options,
): string {
  const link = (to: string, { title, description }: Omit<ListedFile, 'path'>) =>
    `- [${title}](${new URL(to, siteConfig.url + baseUrl).href}): ${description}`;
  const list = (title: string, links: string[]) => `## ${title}\n\n${links.join('\n')}`;
  const blocks = [
    `# ${siteConfig.title}`,
    `> ${home.description}`,
    readFileSync(path.resolve(siteDir, instructions), 'utf8').trim(),
    ...sections.map(({ title, routes }) =>
      list(
        title,
        routes.map((route) => link(markdownPath(route, baseUrl), findExported(exported, route))),
      ),
    ),
    list(
      texts.files,
      files.map(({ path: file, ...about }) => link(file, about)),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function findExported(exported: ReadonlyMap<string, Exported>, route: string): Exported {
  const page = exported.get(route);
  if (page === undefined) {
    throw new Error(`llms.txt: a sidebar lists ${route}, which is no indexed page`);
  }
  return page;
}

function alternate(type: string, title: string, href: string): string {
  return printTag('link', { rel: 'alternate', type, title, href });
}
