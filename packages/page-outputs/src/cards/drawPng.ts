import { readFileSync } from 'node:fs';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

/** Settles when the WebAssembly module is initialized, which may happen only once; undefined until the first drawing. */
let initialized: Promise<void> | undefined;

/** Draws an SVG as PNG, without fonts of the machine, so that the same SVG gives the same bytes. */
export async function drawPng(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  initialized ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await initialized;
  return Buffer.from(new Resvg(svg, options).render().asPng());
}
