import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import type { CardContent } from './cardContent';
import type { CardColors, Demo, Options } from './options';

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

/** What all cards of a site share. */
export interface CardLook extends Pick<Options, 'colors' | 'demo'> {
  /** The site's logo, as SVG. */
  logo: string;
  /** Name of the site. */
  name: string;
}

export type CardDrawer = (content: CardContent) => Promise<Buffer>;

/** Draws cards as PNG. The same content gives the same bytes: text is laid out with the fonts of the package, none of the machine. */
export function createCardDrawer(look: CardLook): CardDrawer {
  const fonts = [font(400), font(600), font(700)];
  const logo = `data:image/svg+xml;base64,${Buffer.from(look.logo).toString('base64')}`;
  return async (content) => {
    const svg = await satori(layOut(content, { ...look, logo }), { ...cardSize, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

function layOut(content: CardContent, { colors, demo, logo, name }: CardLook) {
  const { sections, title, description, operation, slogan, host } = content;
  return box(
    {
      ...cardSize,
      flexDirection: 'column',
      backgroundColor: colors.ground,
      fontFamily: 'Figtree',
      color: colors.text,
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
            box({ marginLeft: 20, fontWeight: 700, color: colors.title }, name),
            ...sections.map((section) => box({ marginLeft: 16 }, `/ ${section}`)),
          ]),
          slogan
            ? layOutSlogan(slogan, colors)
            : box({ flexDirection: 'column' }, [
                box(
                  {
                    fontSize: title.length > 32 ? 64 : 80,
                    fontWeight: 700,
                    lineHeight: 1.1,
                    color: colors.title,
                  },
                  title,
                ),
                operation
                  ? layOutOperation(operation, colors)
                  : box(
                      { marginTop: 28, fontSize: 32, lineHeight: 1.35 },
                      shorten(description, 150),
                    ),
              ]),
          box({ fontSize: 28, fontWeight: 600, color: colors.brand }, host),
        ],
      ),
      ...(slogan ? [drawWidget(demo, colors)] : []),
      box({ width: cardSize.width, height: edgeHeight, backgroundColor: colors.brand }),
    ],
  );
}

function layOutOperation(
  { method, path }: NonNullable<CardContent['operation']>,
  colors: CardColors,
) {
  return box({ marginTop: 36, alignItems: 'center', fontSize: pathSize(path) }, [
    box(
      {
        padding: '8px 20px',
        borderRadius: 12,
        border: `2px solid ${colors.line}`,
        backgroundColor: colors.chip,
        fontWeight: 700,
        color: colors.brand,
      },
      method,
    ),
    box({ marginLeft: 20 }, path),
  ]);
}

/** The first sentence, and those after it in the color of the brand. */
function layOutSlogan(sentences: readonly string[], colors: CardColors) {
  const style = { width: 540, marginBottom: 14, fontSize: 58, fontWeight: 700, lineHeight: 1.1 };
  return box(
    { flexDirection: 'column' },
    sentences.map((sentence, index) =>
      box({ ...style, color: index === 0 ? colors.title : colors.brand }, sentence),
    ),
  );
}

/** The widget on a page of a customer: a question, its answer with the source, and the trigger. */
function drawWidget({ question, answer, source, trigger }: Demo, colors: CardColors): ReactNode {
  const line = (width: number | string, height = 12) =>
    box({ width, height, marginBottom: 18, borderRadius: 6, backgroundColor: colors.muted });
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
      border: `2px solid ${colors.line}`,
      backgroundColor: colors.raised,
    },
    [
      box({ padding: '18px 22px' }, [
        ...[0, 1, 2].map(() =>
          box({
            width: 14,
            height: 14,
            marginRight: 10,
            borderRadius: 7,
            backgroundColor: colors.muted,
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
          border: `2px solid ${colors.line}`,
          backgroundColor: colors.ground,
        },
        [
          box(
            { ...bubble, marginBottom: 18, backgroundColor: colors.solid, color: colors.onSolid },
            question,
          ),
          box(
            {
              ...bubble,
              flexDirection: 'column',
              backgroundColor: colors.raised,
              lineHeight: 1.35,
            },
            [
              ...answer.map((line, index) =>
                index === answer.length - 1
                  ? box({ fontWeight: 700, color: colors.title }, line)
                  : box({}, line),
              ),
              box(
                {
                  marginTop: 14,
                  padding: '5px 16px',
                  borderRadius: 16,
                  backgroundColor: colors.chip,
                  fontSize: 19,
                  color: colors.brand,
                },
                source,
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
          backgroundColor: colors.solid,
          fontSize: 23,
          fontWeight: 600,
          color: colors.onSolid,
        },
        trigger,
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
