import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initialPageOnly, printTag } from '../headTags';
import type { OutputStep } from '../OutputStep';
import type { IndexedPage } from '../Page';
import { writeOutput } from '../writeOutput';
import { cardContent } from './cardContent';
import { type CardDrawer, cardSize, createCardDrawer } from './drawCard';
import type { Options } from './options';

export type { Options } from './options';

/** The image that link previews show for each page, and the tags that name it. */
export function socialCards({ logo, sections, ...look }: Options): OutputStep {
  let draw: CardDrawer | undefined;
  return {
    prepare(page, { baseUrl }) {
      if (page.isIndexed) page.image = new URL(baseUrl + cardFile(page), page.url).href;
    },
    async visit(page, { baseUrl, outDir, siteConfig, siteDir }) {
      if (!page.isIndexed || page.image === undefined) return;
      const svg = () => readFileSync(path.resolve(siteDir, logo), 'utf8');
      draw ??= createCardDrawer({ ...look, logo: svg(), name: siteConfig.title });
      const content = cardContent(page, baseUrl, sections);
      await writeOutput(outDir, cardFile(page), await draw(content));
      const alt = [page.title, content.sections.join(', ')].filter(Boolean).join('. ');
      page.headTags.push(
        property('og:image', page.image),
        property('og:image:type', 'image/png'),
        property('og:image:width', cardSize.width),
        property('og:image:height', cardSize.height),
        property('og:image:alt', alt),
        named('twitter:card', 'summary_large_image'),
        named('twitter:image', page.image),
        named('twitter:image:alt', alt),
      );
    },
  };
}

function cardFile({ file }: IndexedPage): string {
  return `img/cards/${file.replace(/\.html$/, '.png')}`;
}

function property(name: string, content: string | number): string {
  return printTag('meta', { property: name, content, ...initialPageOnly });
}

function named(name: string, content: string): string {
  return printTag('meta', { name, content, ...initialPageOnly });
}
