import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { insertHeadTags } from '../markdown-twins/insertHeadTags';
import { cardContent } from './cards/cardContent';
import { cardSize, createCardDrawer } from './cards/drawCard';
import { findChangeDate, readChangeDates } from './changeDates';
import { describePage, type PageFacts } from './describePage';
import { drawIcons } from './drawIcons';
import { headTags } from './headTags';
import type { Options } from './options';
import { readSource } from './readSource';
import { structuredData } from './structuredData';

export { validateOptions, type Options } from './options';

interface BuiltPage {
  file: string;
  facts: PageFacts;
  changed: string | undefined;
}

/** How the site looks where it is linked to or installed: a card and structured data for every page, icons, the web manifest. */
export default function pageMetadata(context: LoadContext, options: Options): Plugin {
  const { baseUrl } = context;
  return {
    name: 'page-metadata',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'manifest', href: `${baseUrl}manifest.webmanifest` },
        },
        {
          tagName: 'link',
          attributes: { rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png` },
        },
      ],
    }),
    async postBuild(props) {
      const icon = readFileSync(path.resolve(props.siteDir, options.icon), 'utf8');
      drawIcons(icon).forEach(({ path: target, data }) => write(props.outDir, target, data));
      await writePages(props, options, icon);
    },
  };
}

async function writePages(props: Props, options: Options, icon: string): Promise<void> {
  const pages = listPages(props);
  const home = pages.find(({ facts }) => new URL(facts.url).pathname === props.baseUrl);
  if (!home) {
    throw new Error('page-metadata: the site has no home page to describe it');
  }
  const site = {
    name: props.siteConfig.title,
    url: home.facts.url,
    description: home.facts.description,
    publisher: options.publisher,
  };
  const drawCard = createCardDrawer(icon);
  for (const { file, facts, changed } of pages) {
    const card = cardContent(facts, options.places);
    const target = `img/cards/${file.replace(/\.html$/, '.png')}`;
    write(props.outDir, target, await drawCard(card));
    const url = new URL(props.baseUrl + target, facts.url).href;
    const alt = [facts.title, card.sections.join(', ')].filter((text) => text !== '').join('. ');
    const data = structuredData(facts, site, url, changed);
    const html = readFileSync(path.join(props.outDir, file), 'utf8');
    write(props.outDir, file, insertHeadTags(html, headTags({ url, alt, ...cardSize }, data)));
    // The 3 MB of pixels behind a card are let go between two turns of the event loop only; a promise that is kept starts none.
    await nextTurn();
  }
}

/** The built pages that may be shared, in the order of their addresses. */
function listPages({ outDir, baseUrl, siteDir, routes }: Props): BuiltPage[] {
  const dates = readChangeDates(siteDir);
  return flattenRoutes(routes)
    .filter(({ path: route }) => route !== `${baseUrl}404.html` && !route.includes('*'))
    .sort((one, other) => (one.path < other.path ? -1 : 1))
    .flatMap((route) => {
      const file = `${route.path.slice(baseUrl.length) || 'index'}.html`;
      try {
        const facts = describePage(readFileSync(path.join(outDir, file), 'utf8'));
        return facts ? [{ file, facts, changed: findChangeDate(readSource(route), dates) }] : [];
      } catch (cause) {
        throw new Error(`${route.path}: ${(cause as Error).message}`, { cause });
      }
    });
}

function write(outDir: string, file: string, content: Buffer | string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}
