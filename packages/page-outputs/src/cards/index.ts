import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type ElementTest, find } from '../elements';
import { formatTag, initialPageOnly } from '../headTags';
import { type IndexedPage, type OutputStep, writeOutput } from '../OutputStep';
import { type CardContent, type CardLook, cardSize, drawCard } from './drawCard';

export interface Options extends Pick<CardLook, 'colors'> {
  /** SVG file of the site's logo, relative to the site's folder. */
  logo: string;
  /** Names of the sections that a folder's pages are in, outermost first, by the folder's path without base URL, such as `/docs/api`. */
  sections: Readonly<Record<string, readonly string[]>>;
}

/** Creates the step that draws the link preview image of each indexed page, sets `page.image`, and adds the meta tags of the image. */
export function socialCards({ logo, sections, colors }: Options): OutputStep {
  return {
    async visit(page, { baseUrl, outDir, siteConfig, siteDir }) {
      if (!page.isIndexed) return;
      const file = `img/cards/${page.file.replace(/\.html$/, '.png')}`;
      page.image = new URL(baseUrl + file, page.url).href;
      const svg = readFileSync(path.resolve(siteDir, logo), 'utf8');
      const content = createCardContent(page, baseUrl, sections);
      const card = await drawCard(content, { logo: svg, name: siteConfig.title, colors });
      await writeOutput(outDir, file, card);
      const alt = [page.title, content.sections.join(', ')].filter(Boolean).join('. ');
      const tags: Record<string, string | number>[] = [
        { property: 'og:image', content: page.image },
        { property: 'og:image:type', content: 'image/png' },
        { property: 'og:image:width', content: cardSize.width },
        { property: 'og:image:height', content: cardSize.height },
        { property: 'og:image:alt', content: alt },
        { name: 'twitter:card', content: 'summary_large_image' },
        { name: 'twitter:image', content: page.image },
        { name: 'twitter:image:alt', content: alt },
      ];
      page.headTags.push(...tags.map((tag) => formatTag('meta', { ...tag, ...initialPageOnly })));
    },
  };
}

/** Sections are those of the folder and the breadcrumbs, each once, except the page's own title. The home page's title is its `<h1>`. */
export function createCardContent(
  { breadcrumbs, description, main, route, title, url }: IndexedPage,
  baseUrl: string,
  labels: Options['sections'],
): CardContent {
  const folder = `/${route.slice(baseUrl.length)}`.replace(/\/[^/]*$/, '');
  const names = [...(labels[folder] ?? []), ...breadcrumbs.map(({ name }) => name)];
  const heading = route === baseUrl && find(main, ({ tagName }) => tagName === 'h1');
  return {
    sections: [...new Set(names)].filter((name) => name !== title),
    title: heading ? toString(heading) : title,
    description,
    operation: findFirstOperation(main, url),
    host: new URL(url).host,
  };
}

/** Finds method and path of the first operation: an element with `data-method` and a sibling `<code>` with the URL; undefined if none. */
function findFirstOperation(main: Element, pageUrl: string): CardContent['operation'] {
  const partTests: ElementTest[] = [
    ({ properties }) => properties.dataMethod !== undefined,
    ({ tagName }) => tagName === 'code',
  ];
  const endpoint = find(main, ({ children }) =>
    partTests.every((test) => children.some((child) => child.type === 'element' && test(child))),
  );
  const [method, operationUrl] = partTests.map((test) => endpoint && find(endpoint, test));
  if (!method || !operationUrl) return undefined;
  return {
    method: toString(method).trim().toUpperCase(),
    // Parameters such as `{id}` are not percent-encoded on a card.
    path: decodeURI(new URL(toString(operationUrl).trim(), pageUrl).pathname),
  };
}
