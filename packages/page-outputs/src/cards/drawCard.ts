import { readFileSync } from 'node:fs';
import { createElement, type CSSProperties, type ReactNode } from 'react';
import satori from 'satori';
import { drawPng } from './drawPng';

export const cardSize = { width: 1200, height: 630 };
const margins = '64px 72px 76px';

export interface CardContent {
  /** Sections of the site that the page is in, outermost first. */
  sections: readonly string[];
  title: string;
  description: string;
  operation?: { method: string; path: string } | undefined;
  host: string;
}

/** The parts of a card that all pages of a site share. */
export interface CardLook {
  /** SVG source of the site's logo. */
  logo: string;
  name: string;
  colors: Readonly<Record<'brand' | 'chip' | 'ground' | 'line' | 'text' | 'title', string>>;
}

const fonts = ([400, 600, 700] as const).map((weight) => ({
  name: 'Figtree',
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  ),
}));

/** Draws a card as PNG. The same content and look give the same bytes on every machine, because only the `fonts` above are used. */
export async function drawCard(content: CardContent, look: CardLook): Promise<Buffer> {
  return drawPng(await satori(renderCard(content, look), { ...cardSize, fonts }));
}

function renderCard(
  { sections, title, description, operation, host }: CardContent,
  look: CardLook,
): ReactNode {
  const { colors, logo, name } = look;
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  const column = { flexDirection: 'column', justifyContent: 'space-between' } as const;
  const strong = { fontWeight: 700, color: colors.title };
  const label = { padding: '8px 20px', borderRadius: 12, border: `2px solid ${colors.line}` };
  const method = { ...label, backgroundColor: colors.chip, fontWeight: 700, color: colors.brand };
  // The font is small enough for the path to stay on one line.
  const pathSize = Math.min(34, Math.floor(1500 / (operation?.path.length ?? 1)));
  const ground = { backgroundColor: colors.ground, fontFamily: 'Figtree', color: colors.text };
  const bar = { width: cardSize.width, height: 12, backgroundColor: colors.brand };
  return flexBox({ ...cardSize, ...column, ...ground, boxSizing: 'border-box', padding: margins }, [
    flexBox({ alignItems: 'center', fontSize: 32 }, [
      createElement('img', { src, width: 56, height: 56 }),
      flexBox({ ...strong, marginLeft: 20 }, [name]),
      ...sections.map((section) => flexBox({ marginLeft: 16 }, [`/ ${section}`])),
    ]),
    flexBox(column, [
      flexBox({ ...strong, fontSize: title.length > 32 ? 64 : 80, lineHeight: 1.1 }, [title]),
      operation
        ? flexBox({ marginTop: 36, alignItems: 'center', fontSize: pathSize }, [
            flexBox({ ...method, marginRight: 20 }, [operation.method]),
            operation.path,
          ])
        : flexBox({ marginTop: 28, fontSize: 32, lineHeight: 1.35 }, [shorten(description, 150)]),
    ]),
    flexBox({ fontSize: 28, fontWeight: 600, color: colors.brand }, [host]),
    flexBox({ ...bar, position: 'absolute', left: 0, bottom: 0 }),
  ]);
}

function flexBox(style: CSSProperties, children: readonly ReactNode[] = []): ReactNode {
  return createElement('div', { style: { display: 'flex', ...style } }, ...children);
}

function shorten(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, text.lastIndexOf(' ', limit - 1))} …`;
}
