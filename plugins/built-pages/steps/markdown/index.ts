import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Navbar } from '@docusaurus/theme-common';
import { markdownPath } from '../../../../lib/markdownPath';
import { printTag } from '../../headTags';
import type { Build, Step } from '../../Page';
import { writeOutput } from '../../writeOutput';
import { exportPage } from './exportPage';
import { listSections } from './listSections';

interface Exported {
  title: string;
  description: string;
  /** Everything that the page says, as Markdown. */
  text: string;
}

/** Markdown copy of every indexed page, `llms.txt`, `llms-full.txt` and the links to them in every head. */
export function markdown({ context, options, props }: Build): Step {
  const { baseUrl, outDir, siteConfig } = props;
  const exported = new Map<string, Exported>();
  const findExported = (route: string): Exported => {
    const page = exported.get(route);
    if (page === undefined) {
      throw new Error(`llms.txt: a sidebar lists ${route}, which is no indexed page`);
    }
    return page;
  };
  return {
    async visit(page) {
      if (page.isIndexed) {
        const { title, description, route } = page;
        const copy = markdownPath(route, baseUrl);
        const files = exportPage(page, copy, options);
        exported.set(route, { title, description, text: files.map(({ text }) => text).join('\n') });
        for (const { path: target, text } of files) {
          // The address of a page may be percent-encoded; the name of its file is not.
          await writeOutput(outDir, decodeURI(target.slice(baseUrl.length)), text);
        }
        page.headTags.push(alternate('text/markdown', 'Markdown', copy));
      }
      page.headTags.push(alternate('text/plain', 'llms.txt', `${baseUrl}llms.txt`));
    },
    async finish() {
      const docs = props.plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
      if (docs === undefined) {
        throw new Error('llms.txt lists the pages of the docs plugin, which is missing');
      }
      const sections = listSections(
        docs.content as LoadedContent,
        siteConfig.themeConfig.navbar as Navbar,
      );
      const listed = new Set(sections.flatMap(({ routes }) => routes));
      const others = [...exported.keys()].filter((route) => !listed.has(route));
      const all = [{ title: 'Sobre esta documentación', routes: others }, ...sections];
      const link = (to: string, { title, description }: { title: string; description: string }) =>
        `- [${title}](${new URL(to, siteConfig.url + baseUrl).href}): ${description}`;
      const lists: [title: string, links: string[]][] = [
        ...all.map(({ title, routes }): [string, string[]] => [
          title,
          routes.map((route) => link(markdownPath(route, baseUrl), findExported(route))),
        ]),
        ['Archivos', options.files.map(({ path: file, ...about }) => link(file, about))],
      ];
      // The form of llmstxt.org: title, summary, free text, lists of links.
      const text = [
        `# ${siteConfig.title}`,
        `> ${findExported(baseUrl).description}`,
        readFileSync(path.resolve(context.siteDir, options.instructions), 'utf8').trim(),
        ...lists.map(([title, links]) => `## ${title}\n\n${links.join('\n')}`),
      ]
        .join('\n\n')
        .concat('\n');
      const pages = all.flatMap(({ routes }) => routes.map((route) => findExported(route).text));
      await writeOutput(outDir, 'llms.txt', text);
      await writeOutput(outDir, 'llms-full.txt', [text, ...pages].join('\n'));
    },
  };
}

function alternate(type: string, title: string, href: string): string {
  return printTag('link', { rel: 'alternate', type, title, href });
}
