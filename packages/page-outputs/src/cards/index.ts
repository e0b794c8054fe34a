import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { find, type Test } from '../elements';
import { initialPageOnly, printTag } from '../headTags';
import type { OutputStep } from '../OutputStep';
import type { IndexedPage } from '../Page';
import { writeOutput } from '../writeOutput';
import { type CardContent, type CardLook, cardSize, drawCard } from './drawCard';

export interface Options extends Pick<CardLook, 'colors'> {
  /** SVG of the site's logo, relative to the site's folder. */
  logo: string;
  /** Names of the sections of the site, outermost first, by the folder that their pages are in. */
  sections: Readonly<Record<string, readonly string[]>>;
}

/** The image that link previews show for each page, and the tags that name it. */
export function socialCards({ logo, sections, colors }: Options): OutputStep {
  return {
    async visit(page, { baseUrl, outDir, siteConfig, siteDir }) {
      if (!page.isIndexed) return;
      const file = `img/cards/${page.file.replace(/\.html$/, '.png')}`;
      page.image = new URL(baseUrl + file, page.url).href;
      const svg = readFileSync(path.resolve(siteDir, logo), 'utf8');
      const content = describeCard(page, baseUrl, sections);
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
      page.headTags.push(...tags.map((tag) => printTag('meta', { ...tag, ...initialPageOnly })));
    },
  };
}

/** The sections of the page's folder, then the pages above it; the home page has its heading for a title. */
export function describeCard(
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
    operation: findOperation(main),
    host: new URL(url).host,
  };
}

/** Method and path of the first operation: an element with `data-method` beside a `<code>`. */
function findOperation(main: Element): CardContent['operation'] {
  const parts: Test[] = [
    ({ properties }) => properties.dataMethod !== undefined,
    ({ tagName }) => tagName === 'code',
  ];
  const line = find(main, ({ children }) =>
    parts.every((part) => children.some((child) => child.type === 'element' && part(child))),
  );
  const [method, address] = parts.map((part) => line && find(line, part));
  if (!method || !address) return undefined;
  const path = toString(address).trim();
  return {
    method: toString(method).trim().toUpperCase(),
    path: path.replace(/^https?:\/\/[^/]+/, ''),
  };
}
