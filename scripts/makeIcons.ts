import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** An image made from the site's icon. */
export interface IconFile {
  /** Path in the folder `static`. */
  path: string;
  data: Buffer;
}

/** Folder of the files that the site serves as they are; the icons are committed there. */
export const staticFolder = path.resolve(__dirname, '../static');

/** Background of icons that systems cut to their own shape. */
const background = '#635dff';
const faviconSize = 32;

/** The icon in the sizes of the web manifest, of Apple's home screen, and as `favicon.ico`. The same SVG gives the same bytes. */
export function makeIcons(): IconFile[] {
  const svg = readFileSync(path.join(staticFolder, 'img/favicon.svg'), 'utf8');
  const draw = (size: number, ground?: string) =>
    new Resvg(svg, {
      fitTo: { mode: 'width', value: size },
      font: { loadSystemFonts: false },
      ...(ground !== undefined && { background: ground }),
    })
      .render()
      .asPng();
  return [
    { path: 'img/icon-192.png', data: draw(192) },
    { path: 'img/icon-512.png', data: draw(512) },
    { path: 'img/icon-maskable-512.png', data: draw(512, background) },
    { path: 'img/apple-touch-icon.png', data: draw(180, background) },
    { path: 'favicon.ico', data: toIco(draw(faviconSize)) },
  ];
}

/** Wraps a PNG in an ICO file: a header and a directory with one entry, then the image. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(faviconSize, 6);
  header.writeUInt8(faviconSize, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (require.main === module) {
  makeIcons().forEach(({ path: file, data }) => writeFileSync(path.join(staticFolder, file), data));
}
