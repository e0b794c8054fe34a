import path from 'node:path';
import { build } from 'esbuild';
import { defaultOptions, type FakeOptions } from './options';

/** One script (IIFE) of the fake widget, for tests only. */
export async function buildFake(options: Partial<FakeOptions> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { FAKE_OPTIONS: JSON.stringify({ ...defaultOptions, ...options }) },
    banner: { js: '/* FAKE of the AI Findr widget: not the product. */' },
  });
  return outputFiles[0]!.text;
}
