import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import { stringify } from 'yaml';
import { formatTag } from '../headTags';
import { type Build, type IndexedPage, type OutputStep, writeOutput } from '../OutputStep';
import { markdownPath } from './markdownPath';
import { type FenceLanguages, toMarkdown } from './toMarkdown';

export interface Options {
  /** File with instructions for coding assistants, part of `llms.txt`; relative to the site's folder. */
  instructions: string;
  /** Files that `llms.txt` lists after the pages. Their paths are relative to the base URL. */
  files: readonly ListedFile[];
  fenceLanguages: FenceLanguages;
}

/** An entry of `llms.txt`. `path` is relative to the base URL, or contains it and starts with a slash. */
interface ListedFile {
  path: string;
  title: string;
  description: string;
}

/** The Markdown copy of a page: its entry in `llms.txt`, and its whole text. */
interface MarkdownCopy extends ListedFile {
  text: string;
}

type Section = { title: string; copies: MarkdownCopy[] };

/**
 * Creates the step that writes a Markdown copy of every indexed page, `llms.txt` with an entry for each copy, and `llms-full.txt`, which
 * adds the text of all copies. The head of every page links to `llms.txt`, that of an indexed page also to its copy.
 */
export function markdownAndLlmsTxt({ instructions, files, fenceLanguages }: Options): OutputStep {
  const copiesByRoute = new Map<string, MarkdownCopy>();
  return {
    async visit(page, { baseUrl, outDir }) {
      if (page.isIndexed) {
        const copy = createMarkdownCopy(page, fenceLanguages);
        copiesByRoute.set(page.route, copy);
        // The URL of a page may be percent-encoded; the name of its file is not.
        await writeOutput(outDir, decodeURI(copy.path.slice(baseUrl.length)), copy.text);
        page.headTags.push(formatAlternateLink('text/markdown', 'Markdown', copy.path));
      }
      page.headTags.push(formatAlternateLink('text/plain', 'llms.txt', `${baseUrl}llms.txt`));
    },
    async finish(build) {
      const sections = listSections(build, copiesByRoute);
      const introduction = readFileSync(path.resolve(build.siteDir, instructions), 'utf8').trim();
      const lists = [
        ...sections.map(({ title, copies }) => formatSection(title, copies, build)),
        formatSection('Archivos', files, build),
      ];
      // The format of llmstxt.org: title, summary, free text, lists of links.
      const { home, outDir, siteConfig } = build;
      const head = [`# ${siteConfig.title}`, `> ${home.description}`, introduction];
      const index = `${[...head, ...lists].join('\n\n')}\n`;
      const texts = sections.flatMap(({ copies }) => copies.map(({ text }) => text));
      await writeOutput(outDir, 'llms.txt', index);
      await writeOutput(outDir, 'llms-full.txt', [index, ...texts].join('\n'));
    },
  };
}

function createMarkdownCopy(page: IndexedPage, fenceLanguages: FenceLanguages): MarkdownCopy {
  const { title, description, url, content, route } = page;
  const frontMatter = stringify({ title, description, canonical: url }, { lineWidth: 0 });
  const text = `---\n${frontMatter}---\n\n${toMarkdown(content, url, fenceLanguages)}`;
  return { path: markdownPath(route), title, description, text };
}

/** Lists the sections of `llms.txt` with pages: first one for the pages that no sidebar lists, then one for each sidebar. */
function listSections(build: Build, copiesByRoute: ReadonlyMap<string, MarkdownCopy>): Section[] {
  const sidebars = listSidebars(build);
  const listedRoutes = new Set(sidebars.flatMap(({ routes }) => routes));
  const unlistedRoutes = [...copiesByRoute.keys()].filter((route) => !listedRoutes.has(route));
  const sections = [{ title: 'Sobre esta documentación', routes: unlistedRoutes }, ...sidebars];
  return sections.map(({ title, routes }) => ({
    title,
    copies: routes.map((route) => {
      const copy = copiesByRoute.get(route);
      if (copy) return copy;
      throw new Error(`llms.txt: a sidebar lists ${route}, which is no indexed page`);
    }),
  }));
}

/**
 * Lists the sidebars, each with the label of the navbar item that opens one of its pages, and with the routes of its pages in order.
 *
 * @throws Error if a sidebar has no page that an item of the navbar opens
 */
function listSidebars({ plugins, siteConfig }: Build): { title: string; routes: string[] }[] {
  const docsPlugin = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const { loadedVersions } = (docsPlugin?.content ?? { loadedVersions: [] }) as LoadedContent;
  const { items: navbarItems } = siteConfig.themeConfig.navbar as Navbar;
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    const routesById = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return Object.entries(sidebars).map(([name, items]) => {
      const ids = docs.filter(({ sidebar }) => sidebar === name).map(({ id }) => id);
      const title = navbarItems.find(({ docId }) => ids.includes(String(docId)))?.label;
      if (typeof title !== 'string') {
        throw new Error(`no item of the navbar opens a page of the sidebar "${name}"`);
      }
      return { title, routes: [...new Set(listRoutesRecursively(items, routesById))] };
    });
  });
}

function listRoutesRecursively(
  items: readonly LoadedVersion['sidebars'][string][number][],
  routesById: ReadonlyMap<string, string>,
): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return routesById.get(item.id) ?? [];
    if (item.type !== 'category') return [];
    const { link } = item;
    const categoryRoute = link?.type === 'doc' ? routesById.get(link.id) : link?.permalink;
    return [categoryRoute ?? [], listRoutesRecursively(item.items, routesById)].flat();
  });
}

function formatSection(
  title: string,
  files: readonly ListedFile[],
  { baseUrl, siteConfig }: Build,
): string {
  const lines = files.map((file) => {
    const url = new URL(file.path, siteConfig.url + baseUrl).href;
    return `- [${file.title}](${url}): ${file.description}`;
  });
  return `## ${title}\n\n${lines.join('\n')}`;
}

function formatAlternateLink(type: string, title: string, href: string): string {
  return formatTag('link', { rel: 'alternate', type, title, href });
}
