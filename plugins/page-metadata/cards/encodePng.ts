import { crc32, deflateSync } from 'node:zlib';

/** Opaque pixels, row by row. */
export interface Picture {
  width: number;
  height: number;
  /** Four bytes for each: red, green, blue, and how opaque it is. */
  pixels: Buffer;
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const mostColours = 256;
const bytesPerPixel = 4;
const opaque = 255;

/**
 * Encodes an opaque picture of few colours as a PNG with a table of them: half of the time and of the bytes that a PNG with the
 * colours themselves takes.
 *
 * @returns undefined where there are too many colours for a table, or one that is not opaque
 */
export function encodePng({ width, height, pixels }: Picture): Buffer | undefined {
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, width * height);
  const entries = new Map<number, number>();
  const table: number[] = [];
  // Each row begins with the number of its filter: 0 is none, as the first entry of the table is 0.
  const rows = new Uint8Array(height * (width + 1));
  let last: number | undefined;
  let entry = 0;
  for (let y = 0; y < height; y += 1) {
    const row = y * (width + 1) + 1;
    // Most rows of a card are like the one above.
    if (y > 0 && isRepeated(pixels, y * width * bytesPerPixel, width * bytesPerPixel)) {
      rows.copyWithin(row, row - width - 1, row - 1);
      continue;
    }
    for (let x = 0; x < width; x += 1) {
      const word = words[y * width + x] ?? 0;
      if (word !== last) {
        last = word;
        const known = entries.get(word);
        entry = known ?? entries.size;
        if (known === undefined) {
          entries.set(word, entry);
          const [red = 0, green = 0, blue = 0, alpha] = pixels.subarray(
            (y * width + x) * bytesPerPixel,
          );
          if (entry === mostColours || alpha !== opaque) return undefined;
          table.push(red, green, blue);
        }
      }
      if (entry !== 0) rows[row + x] = entry;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each pixel, an entry of the table.
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('PLTE', Buffer.from(table)),
    writeChunk('IDAT', deflateSync(rows)),
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether as many bytes as given are the same as those before them. */
function isRepeated(bytes: Buffer, start: number, length: number): boolean {
  return bytes.compare(bytes, start - length, start, start, start + length) === 0;
}

/** A part of a PNG: length, name, content, and the checksum of the last two. */
function writeChunk(name: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, content.length + 8)), content.length + 8);
  return chunk;
}
