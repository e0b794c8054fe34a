import { Resvg } from '@resvg/resvg-js';

/** A PNG of the site's icon, by its path in the site. */
export interface IconFile {
  path: string;
  data: Buffer;
}

/** Ground of the icon, which fills the corners where a system cuts them to its own shape. */
const ground = '#635dff';

/** The icon in the sizes of web manifests and of Apple's home screen, and the one that browsers ask for beside files without a head. */
export function drawIcons(svg: string): IconFile[] {
  const draw = (path: string, size: number, background?: string): IconFile => ({
    path,
    data: new Resvg(svg, {
      fitTo: { mode: 'width', value: size },
      font: { loadSystemFonts: false },
      ...(background !== undefined && { background }),
    })
      .render()
      .asPng(),
  });
  return [
    draw('img/icon-192.png', 192),
    draw('img/icon-512.png', 512),
    draw('img/icon-maskable-512.png', 512, ground),
    draw('img/apple-touch-icon.png', 180, ground),
    { path: 'favicon.ico', data: wrapIcon(draw('', faviconSize).data) },
  ];
}

const faviconSize = 32;

/** An ICO file of one picture: a header, an entry that says where the picture stands, the picture. */
function wrapIcon(png: Buffer): Buffer {
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
