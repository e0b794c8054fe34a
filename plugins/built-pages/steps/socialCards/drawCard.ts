import { readFileSync } from 'node:fs';
import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { CardContent } from './cardContent';

export const cardSize = { width: 1200, height: 630 };
/** The line at the lower edge, a box: satori would inset a border from the whole card. */
const edgeHeight = 12;

const font = (weight: 400 | 600 | 700) => ({
  name: 'Figtree',
  weight,
  style: 'normal' as const,
  data: readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  ),
});

/** Colours of the dark mode, which contrast with the white background of most link previews. */
const colours = {
  ground: '#0f0f1a',
  line: '#3d3a75',
  title: '#ffffff',
  text: '#c7c7dc',
  brand: '#a9a4ff',
  chip: '#1f1d3d',
};

/**
 * Draws cards as PNG. The same content gives the same bytes: text is laid out with the fonts of the package, none of the machine.
 *
 * @param logo the site's logo, as SVG
 */
export function createCardDrawer(logo: string): (content: CardContent) => Promise<Buffer> {
  const fonts = [font(400), font(600), font(700)];
  const logoUrl = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return async (content) => {
    const svg = await satori(layOut(content, logoUrl), { ...cardSize, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

function layOut({ sections, title, description, operation, host }: CardContent, logo: string) {
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      backgroundColor: colours.ground,
      fontFamily: 'Figtree',
      color: colours.text,
    },
    [
      box(
        {
          boxSizing: 'border-box',
          width: cardSize.width,
          height: cardSize.height - edgeHeight,
          padding: '64px 72px',
          flexDirection: 'column',
          justifyContent: 'space-between',
        },
        [
          box({ alignItems: 'center', fontSize: 32 }, [
            element('img', { key: 'logo', src: logo, width: 56, height: 56 }),
            box({ marginLeft: 20, fontWeight: 700, color: colours.title }, 'AI Findr'),
            ...sections.map((name) => box({ marginLeft: 16 }, `/ ${name}`)),
          ]),
          box({ flexDirection: 'column' }, [
            box(
              {
                fontSize: title.length > 32 ? 64 : 80,
                fontWeight: 700,
                lineHeight: 1.1,
                color: colours.title,
              },
              title,
            ),
            operation
              ? box({ marginTop: 36, alignItems: 'center', fontSize: pathSize(operation.path) }, [
                  box(
                    {
                      padding: '8px 20px',
                      borderRadius: 12,
                      border: `2px solid ${colours.line}`,
                      backgroundColor: colours.chip,
                      fontWeight: 700,
                      color: colours.brand,
                    },
                    operation.method,
                  ),
                  box({ marginLeft: 20 }, operation.path),
                ])
              : box({ marginTop: 28, fontSize: 32, lineHeight: 1.35 }, shorten(description, 150)),
          ]),
          box({ fontSize: 28, fontWeight: 600, color: colours.brand }, host),
        ],
      ),
      box({ width: cardSize.width, height: edgeHeight, backgroundColor: colours.brand }),
    ],
  );
}

/** satori requires `display` on every element with several children. */
function box(style: CSSProperties, children?: ReactNode): ReactNode {
  const keyed = Array.isArray(children)
    ? (children as ReactNode[]).map((child, key) =>
        element('div', { key, style: { display: 'flex' } }, child),
      )
    : children;
  return element('div', { style: { display: 'flex', ...style } }, keyed);
}

/** Font size at which a path fits on one line. */
function pathSize(path: string): number {
  return Math.min(34, Math.floor(1500 / path.length));
}

function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(' ', limit - 1))} …`;
}
