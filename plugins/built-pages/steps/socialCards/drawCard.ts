import { readFileSync } from 'node:fs';
import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { readTokens } from '../../../../lib/readTokens';
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

/** The dark mode, which contrasts with the white background of most link previews. */
const { dark: colour } = readTokens();
const colours = {
  ground: colour('surface'),
  raised: colour('surface-raised'),
  line: colour('brand-line'),
  title: colour('text-strong'),
  text: colour('text'),
  muted: colour('line-strong'),
  brand: colour('brand'),
  solid: colour('brand-solid'),
  onSolid: '#fff',
  chip: colour('brand-soft'),
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

function layOut(content: CardContent, logo: string) {
  const { sections, title, description, operation, slogan, host } = content;
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
          slogan
            ? layOutSlogan(slogan)
            : box({ flexDirection: 'column' }, [
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
                  ? layOutOperation(operation)
                  : box(
                      { marginTop: 28, fontSize: 32, lineHeight: 1.35 },
                      shorten(description, 150),
                    ),
              ]),
          box({ fontSize: 28, fontWeight: 600, color: colours.brand }, host),
        ],
      ),
      ...(slogan ? [drawWidget()] : []),
      box({ width: cardSize.width, height: edgeHeight, backgroundColor: colours.brand }),
    ],
  );
}

function layOutOperation({ method, path }: NonNullable<CardContent['operation']>) {
  return box({ marginTop: 36, alignItems: 'center', fontSize: pathSize(path) }, [
    box(
      {
        padding: '8px 20px',
        borderRadius: 12,
        border: `2px solid ${colours.line}`,
        backgroundColor: colours.chip,
        fontWeight: 700,
        color: colours.brand,
      },
      method,
    ),
    box({ marginLeft: 20 }, path),
  ]);
}

/** The first sentence, and those after it in the colour of the brand. */
function layOutSlogan(sentences: readonly string[]) {
  const style = { width: 540, marginBottom: 14, fontSize: 58, fontWeight: 700, lineHeight: 1.1 };
  return box(
    { flexDirection: 'column' },
    sentences.map((sentence, index) =>
      box({ ...style, color: index === 0 ? colours.title : colours.brand }, sentence),
    ),
  );
}

/** The widget on a page of a customer: a question, its answer with the source, and the trigger. */
function drawWidget(): ReactNode {
  const line = (width: number | string, height = 12) =>
    box({ width, height, marginBottom: 18, borderRadius: 6, backgroundColor: colours.muted });
  const bubble: CSSProperties = { padding: '14px 20px', borderRadius: 18, fontSize: 23 };
  return box(
    {
      position: 'absolute',
      top: 96,
      left: 672,
      width: 600,
      height: 440,
      flexDirection: 'column',
      borderRadius: 20,
      border: `2px solid ${colours.line}`,
      backgroundColor: colours.raised,
    },
    [
      box({ padding: '18px 22px' }, [
        ...[0, 1, 2].map(() =>
          box({
            width: 14,
            height: 14,
            marginRight: 10,
            borderRadius: 7,
            backgroundColor: colours.muted,
          }),
        ),
      ]),
      box({ padding: '14px 26px', flexDirection: 'column' }, [
        line(230, 18),
        line(420),
        line(380),
        line(400),
        line(340),
      ]),
      box(
        {
          position: 'absolute',
          top: 74,
          left: 84,
          width: 352,
          padding: 24,
          flexDirection: 'column',
          borderRadius: 20,
          border: `2px solid ${colours.line}`,
          backgroundColor: colours.ground,
        },
        [
          box(
            { ...bubble, marginBottom: 18, backgroundColor: colours.solid, color: colours.onSolid },
            '¿Cuándo se abre la matrícula?',
          ),
          box(
            {
              ...bubble,
              flexDirection: 'column',
              backgroundColor: colours.raised,
              lineHeight: 1.35,
            },
            [
              box({}, 'La matrícula se abre'),
              box({ fontWeight: 700, color: colours.title }, 'el 1 de septiembre.'),
              box(
                {
                  marginTop: 14,
                  padding: '5px 16px',
                  borderRadius: 16,
                  backgroundColor: colours.chip,
                  fontSize: 19,
                  color: colours.brand,
                },
                'Fuente: Matrícula',
              ),
            ],
          ),
        ],
      ),
      box(
        {
          position: 'absolute',
          top: 362,
          left: 332,
          padding: '12px 24px',
          borderRadius: 26,
          backgroundColor: colours.solid,
          fontSize: 23,
          fontWeight: 600,
          color: colours.onSolid,
        },
        'Preguntar',
      ),
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
