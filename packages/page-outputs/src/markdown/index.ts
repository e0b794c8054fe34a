import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { printTag } from '../headTags';
import type { OutputStep } from '../OutputStep';
import { writeOutput } from '../writeOutput';
import { listSections } from './listSections';
import { markdownPath } from './markdownPath';
import { type FenceLanguages, toMarkdown } from './toMarkdown';

export interface Options {
  /** File with instructions for coding assistants, part of `llms.txt`; relative to the site's folder. */
  instructions: string;
  /** Files that `llms.txt` lists after the pages, by their paths in the site, without the leading slash. */
  files: readonly { path: string; title: string; description: string }[];
  fenceLanguages: FenceLanguages;
}

/** Markdown copy of every indexed page, `llms.txt`, `llms-full.txt` and the links to them in every head. */
export function markdownCopies({ instructions, files, fenceLanguages }: Options): OutputStep {
  const copies = new Map<string, { title: string; description: string; text: string }>();
  return {
    async visit(page, { baseUrl, outDir }) {
      if (page.isIndexed) {
        const { title, description, url, content, route } = page;
        const address = markdownPath(route);
        const frontMatter = stringify({ title, description, canonical: url }, { lineWidth: 0 });
        const text = `---\n${frontMatter}---\n\n${toMarkdown(content, url, fenceLanguages)}`;
        copies.set(route, { title, description, text });
        // The address of a page may be percent-encoded; the name of its file is not.
        await writeOutput(outDir, decodeURI(address.slice(baseUrl.length)), text);
        page.headTags.push(alternate('text/markdown', 'Markdown', address));
      }
      page.headTags.push(alternate('text/plain', 'llms.txt', `${baseUrl}llms.txt`));
    },
    async finish(build) {
      const { baseUrl, home, outDir, siteConfig, siteDir } = build;
      const sidebars = listSections(build);
      const listed = new Set(sidebars.flatMap(({ routes }) => routes));
      const others = [...copies.keys()].filter((route) => !listed.has(route));
      const copyOf = (route: string) => {
        const copy = copies.get(route);
        if (copy) return copy;
        throw new Error(`llms.txt: a sidebar lists ${route}, which is no indexed page`);
      };
      const sections = [{ title: 'Sobre esta documentación', routes: others }, ...sidebars];
      const lists = [
        ...sections.map(({ title, routes }) => ({
          title,
          links: routes.map((route) => ({ ...copyOf(route), path: markdownPath(route) })),
        })),
        { title: 'Archivos', links: files },
      ].map(({ title, links }) => {
        const lines = links.map((link) => {
          const url = new URL(link.path, siteConfig.url + baseUrl).href;
          return `- [${link.title}](${url}): ${link.description}`;
        });
        return `## ${title}\n\n${lines.join('\n')}`;
      });
      const about = readFileSync(path.resolve(siteDir, instructions), 'utf8').trim();
      // The form of llmstxt.org: title, summary, free text, lists of links.
      const head = [`# ${siteConfig.title}`, `> ${home.description}`, about];
      const index = `${[...head, ...lists].join('\n\n')}\n`;
      const pages = sections.flatMap(({ routes }) => routes.map((route) => copyOf(route).text));
      await writeOutput(outDir, 'llms.txt', index);
      await writeOutput(outDir, 'llms-full.txt', [index, ...pages].join('\n'));
    },
  };
}

function alternate(type: string, title: string, href: string): string {
  return printTag('link', { rel: 'alternate', type, title, href });
}
