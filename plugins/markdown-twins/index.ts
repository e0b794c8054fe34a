import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import { readPage, type Page } from './convert/readPage';
import { createTwins } from './createTwins';
import { insertHeadTags } from './insertHeadTags';
import { listSections } from './llms/listSections';
import { writeLlmsText } from './llms/writeLlmsText';
import type { Options } from './options';
import { twinPath } from './twinPath';

export { validateOptions, type Options } from './options';

/** Markdown twin of every page, made from the built page itself; `llms.txt`, `llms-full.txt` and the links to them. */
export default function markdownTwins(context: LoadContext, options: Options): Plugin {
  const instructions = path.resolve(context.siteDir, options.instructions);
  return {
    name: 'markdown-twins',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    getPathsToWatch: () => [instructions],
    getClientModules: () => ['./followRoute'],
    postBuild: (props) => writeTwins(props, options, readFileSync(instructions, 'utf8')),
  };
}

function writeTwins(props: Props, options: Options, instructions: string): void {
  const { outDir, siteConfig } = props;
  const pages = new Map<string, Omit<Page, 'content'>>();
  const texts = new Map<string, string>();
  for (const route of [...props.routesPaths].sort()) {
    const local = route.slice(props.baseUrl.length).replace(/\.html$/, '');
    const file = path.join(outDir, `${local || 'index'}.html`);
    const html = readFileSync(file, 'utf8');
    const page = local === '404' ? undefined : readPageAt(route, html);
    if (page) {
      const twins = createTwins(page, options.limit);
      // Not its content: the trees of all pages are more than memory should hold.
      const { title, description, url } = page;
      pages.set(route, { title, description, url });
      texts.set(route, twins.map(({ text }) => text).join('\n'));
      twins.forEach((twin) => write(outDir, twin.path.slice(props.baseUrl.length), twin.text));
    }
    writeFileSync(file, insertHeadTags(html, pointers(props.baseUrl, page && twinPath(route))));
  }

  const sections = listSections(findDocs(props), siteConfig.themeConfig.navbar as Navbar);
  const listed = new Set(sections.flatMap((section) => section.paths));
  const others = [...pages.keys()].filter((route) => !listed.has(route));
  const ordered = [{ title: 'Sobre esta documentación', paths: others }, ...sections];
  const home = find(pages, props.baseUrl);
  const text = writeLlmsText({
    title: siteConfig.title,
    summary: home.description,
    instructions,
    files: options.files,
    siteUrl: siteConfig.url,
    sections: ordered.map(({ title, paths }) => ({
      title,
      pages: paths.map((route) => {
        const { title: name, description } = find(pages, route);
        return { title: name, description, url: new URL(twinPath(route), siteConfig.url).href };
      }),
    })),
  });
  write(outDir, 'llms.txt', text);
  const full = ordered.flatMap(({ paths }) => paths.map((route) => find(texts, route)));
  write(outDir, 'llms-full.txt', [text, ...full].join('\n'));
}

function readPageAt(route: string, html: string): Page | undefined {
  try {
    return readPage(html);
  } catch (cause) {
    throw new Error(`${route}: ${(cause as Error).message}`, { cause });
  }
}

/** What leads a tool from a page to its twin and to the list of all of them. */
function pointers(baseUrl: string, twin: string | undefined): string {
  return [
    ...(twin === undefined
      ? []
      : [`<link rel="alternate" type="text/markdown" title="Markdown" href="${twin}">`]),
    `<link rel="alternate" type="text/plain" title="llms.txt" href="${baseUrl}llms.txt">`,
  ].join('');
}

function findDocs({ plugins }: Props): LoadedContent {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  if (!docs) {
    throw new Error('llms.txt lists the pages of the docs plugin, which is not there');
  }
  return docs.content as LoadedContent;
}

function find<T>(entries: ReadonlyMap<string, T>, route: string): T {
  const entry = entries.get(route);
  if (entry === undefined) {
    throw new Error(`a sidebar leads to ${route}, of which no page was built`);
  }
  return entry;
}

function write(outDir: string, file: string, text: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}
