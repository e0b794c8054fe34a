import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPng } from '@aifindr-docs/page-outputs/cards/drawPng';
import { readColorTokens } from '../config/readColorTokens';

export const staticFolder = path.resolve(__dirname, '../static');

const { light, dark } = readColorTokens();
const hue = 'brand-hue';

/** The mark: a lens, whose ring is open where a star breaks out of it. */
const lens =
  '<path d="M20.5 19.3A7.4 7.4 0 1 1 11.5 10.3M18.5 22.7 22.8 27" stroke="#fff" stroke-width="2.7" stroke-linecap="round"/>' +
  '<path d="M21.3 2.9c.9 4 2.5 5.9 6.6 6.6-4.4.9-5.9 2.5-6.6 6.6-.9-4-2.5-5.9-6.6-6.6 4.4-.9 5.9-2.5 6.6-6.6Z" fill="#fff"/>';

/** The small mark: a closed lens without the star, which would be a smudge in up to 20 pixels. */
const plain =
  '<path d="M21.4 14.2a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0ZM19.3 19.3l4.8 4.8" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/>';

/** Draws the logos, the icons of the web manifest and of Apple's home screen, and both favicons. Paths are relative to `staticFolder`. */
export async function makeIcons(): Promise<{ path: string; data: Buffer }[]> {
  const ground = light(hue);
  const drawMarkPng = (size: number, background = 'transparent'): Promise<Buffer> =>
    drawPng(renderIconSvg(ground, lens), { fitTo: { mode: 'width', value: size }, background });
  return [
    { path: 'img/logo.svg', data: Buffer.from(`${renderIconSvg(ground, lens)}\n`) },
    { path: 'img/logo-dark.svg', data: Buffer.from(`${renderIconSvg(dark(hue), lens)}\n`) },
    { path: 'img/favicon.svg', data: Buffer.from(`${renderFaviconSvg()}\n`) },
    { path: 'img/icon-192.png', data: await drawMarkPng(192) },
    { path: 'img/icon-512.png', data: await drawMarkPng(512) },
    // Operating systems crop these two icons to a shape of their own, so their background reaches the edges.
    { path: 'img/icon-maskable-512.png', data: await drawMarkPng(512, ground) },
    { path: 'img/apple-touch-icon.png', data: await drawMarkPng(180, ground) },
    { path: 'favicon.ico', data: encodeIco(32, await drawMarkPng(32)) },
  ];
}

function renderIconSvg(groundColor: string, drawingSvg: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><rect width="32" height="32" rx="9" fill="${groundColor}"/>${drawingSvg}</svg>`;
}

/** Renders the favicon as an SVG whose media queries choose its color by `prefers-color-scheme` and its mark by its width. */
function renderFaviconSvg(): string {
  const style = `rect{fill:${light(hue)}}.plain{display:none}@media (prefers-color-scheme:dark){rect{fill:${dark(hue)}}}@media (max-width:20px){.plain{display:inline}.lens{display:none}}`;
  const drawings = `<g class="lens">${lens}</g><g class="plain">${plain}</g>`;
  return renderIconSvg(light(hue), `<style>${style}</style>${drawings}`);
}

/** Wraps a PNG in an ICO file: a header, a directory with one entry, the image. */
function encodeIco(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.set([1, 0, 1, 0, size, size, 0, 0, 1, 0, 32], 2);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (process.argv[1] === __filename) {
  void makeIcons().then((icons) =>
    icons.forEach(({ path: file, data }) => writeFileSync(path.join(staticFolder, file), data)),
  );
}
