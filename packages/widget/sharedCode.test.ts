import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

/** The code of a file of the guide without its comments and types. */
async function readCode(file: string): Promise<string> {
  const loader = file.endsWith('.ts') ? 'ts' : 'js';
  const { code } = await transform(read(`examples/guide/${file}`), { loader });
  return code.replaceAll(/\/\*\*[^]*?\*\/\s*|^\s*\/\/.*\n/gm, '');
}

it('the loader is the same code in JavaScript and in TypeScript', async () => {
  expect(await readCode('typescript/loadWidget.ts')).toBe(
    await readCode('instalacion/load-widget.js'),
  );
});

const sharedByReact = [
  'AIFindrConsentProvider.tsx',
  'AIFindrProvider.tsx',
  'AIFindrTrigger.tsx',
  'ConsentNotice.tsx',
  'consent.ts',
  'waitForWidget.ts',
];

// Each example can be downloaded alone.
it.each([
  ...['react/src', 'nextjs/src', 'angular/src'].map((folder) => [
    'packages/widget/aifindr-widget.d.ts',
    `examples/${folder}/types/aifindr-widget.d.ts`,
  ]),
  ...['react/src', 'nextjs/src', 'angular/src/app'].map((folder) => [
    'examples/guide/typescript/loadWidget.ts',
    `examples/${folder}/aifindr/loadWidget.ts`,
  ]),
  ['examples/guide/contexto/send-context.js', 'examples/html/send-context.js'],
  [
    'examples/react/src/aifindr/waitForWidget.ts',
    'examples/angular/src/app/aifindr/waitForWidget.ts',
  ],
  ...['nuxt/app', 'vue/src'].map((folder) => [
    'examples/guide/contexto/send-context.js',
    `examples/${folder}/aifindr/send-context.js`,
  ]),
  ...sharedByReact.map((file) => [
    `examples/react/src/aifindr/${file}`,
    `examples/nextjs/src/aifindr/${file}`,
  ]),
])('%s is copied to %s, byte for byte', (original = '', copy = '') => {
  expect(read(copy)).toBe(read(original));
});

// Next.js adds its nonce.
it.each([
  'html/production.html',
  'react/vite.config.ts',
  'nextjs/src/proxy.ts',
  'angular/server.mjs',
  'wordpress/mu-plugins/aifindr-csp.php',
])('the policy of %s is that of the installation page', (file) => {
  const [, policy = ''] = /Policy: (.+)/.exec(read('examples/guide/instalacion/csp.txt')) ?? [];
  const found = read(`examples/${file}`)
    .replace(" 'nonce-${nonce}'", '')
    .match(/\b(?:[a-z]+-src|base-uri|frame-ancestors) [^;"`\n]*/g)
    ?.map((directive) => directive.replace(/\$\{.*|',$/, ''));
  expect(found).toEqual(policy.split('; '));
});
