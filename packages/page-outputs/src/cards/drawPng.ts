import { readFileSync } from 'node:fs';
import { initWasm, Resvg, type ResvgRenderOptions } from '@resvg/resvg-wasm';

let started: Promise<void> | undefined;

/** An SVG as PNG, drawn without fonts of the machine. The same drawing gives the same bytes. */
export async function drawPng(svg: string, options: ResvgRenderOptions = {}): Promise<Buffer> {
  started ??= initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  await started;
  return Buffer.from(new Resvg(svg, options).render().asPng());
}
