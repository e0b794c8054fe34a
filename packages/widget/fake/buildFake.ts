import path from 'node:path';
import { build } from 'esbuild';
import type { FakeOptions } from './createWidget';

/** Builds the fake widget as one script (IIFE), for tests only. */
export async function buildFake(options: Partial<FakeOptions> = {}): Promise<string> {
  const allOptions: FakeOptions = { failure: 'none', loadingTime: 20, ...options };
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { FAKE_OPTIONS: JSON.stringify(allOptions) },
    banner: { js: '/* FAKE of the AI Findr widget: not the product. */' },
  });
  return outputFiles[0]!.text;
}
