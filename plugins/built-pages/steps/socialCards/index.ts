import { readFileSync } from 'node:fs';
import path from 'node:path';
import { initialPageOnly, printTag } from '../../headTags';
import type { Build, IndexedPage, Step } from '../../Page';
import { writeOutput } from '../../writeOutput';
import { cardContent } from './cardContent';
import { cardSize, createCardDrawer } from './drawCard';

/** The image that link previews show for each page, and the tags that name it. */
export function socialCards({ context, options, props }: Build): Step {
  const drawCard = createCardDrawer(
    readFileSync(path.resolve(context.siteDir, options.logo), 'utf8'),
  );
  return {
    async visit(page) {
      if (!page.isIndexed) return;
      const content = cardContent(page, props.baseUrl, options.sections);
      await writeOutput(props.outDir, cardFile(page), await drawCard(content));
      const url = cardUrl(page, props.baseUrl);
      const alt = [page.title, content.sections.join(', ')]
        .filter((text) => text !== '')
        .join('. ');
      page.headTags.push(
        property('og:image', url),
        property('og:image:type', 'image/png'),
        property('og:image:width', cardSize.width),
        property('og:image:height', cardSize.height),
        property('og:image:alt', alt),
        printTag('meta', { name: 'twitter:image', content: url, ...initialPageOnly }),
        printTag('meta', { name: 'twitter:image:alt', content: alt, ...initialPageOnly }),
      );
    },
  };
}

/** Absolute URL of a page's card. */
export function cardUrl(page: IndexedPage, baseUrl: string): string {
  return new URL(baseUrl + cardFile(page), page.url).href;
}

function cardFile({ file }: IndexedPage): string {
  return `img/cards/${file.replace(/\.html$/, '.png')}`;
}

function property(name: string, content: string | number): string {
  return printTag('meta', { property: name, content, ...initialPageOnly });
}
