import { readFileSync } from 'node:fs';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

/** The initialization of the WebAssembly module, which must run only once; undefined until the first drawing. */
let initialized: Promise<void> | undefined;

/** Draws an SVG as PNG. The same SVG and options give the same bytes, because WebAssembly cannot read the fonts of the machine. */
export async function drawPng(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  initialized ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await initialized;
  return Buffer.from(new Resvg(svg, options).render().asPng());
}
