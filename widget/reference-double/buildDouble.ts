import path from 'node:path';
import { build } from 'esbuild';
import { defaultOptions, type DoubleOptions } from './options';

/** One script (IIFE) of the reference double, for tests only. */
export async function buildDouble(options: Partial<DoubleOptions> = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { DOUBLE_OPTIONS: JSON.stringify({ ...defaultOptions, ...options }) },
    banner: { js: '/* TEST DOUBLE of the AI Findr widget: not the product. */' },
  });
  return outputFiles[0]!.text;
}
