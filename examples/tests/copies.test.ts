/** What several examples share is the same in each, so that each can be downloaded alone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

/** The JavaScript of a file of the guide, without its comments and types. */
function compile(file: string): string {
  const compilerOptions: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    removeComments: true,
  };
  return ts.transpileModule(read(`examples/guide/${file}`), { compilerOptions }).outputText;
}

it('the loader is the same code in JavaScript and in TypeScript', () => {
  expect(compile('typescript/loadWidget.ts')).toBe(compile('instalacion/load-widget.js'));
});

/** Files of the React example that the Next.js example has too. */
const filesOfReact = [
  'AIFindrConsentProvider.tsx',
  'AIFindrProvider.tsx',
  'AIFindrTrigger.tsx',
  'ConsentNotice.tsx',
  'consent.ts',
  'waitForWidget.ts',
];

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
  ...filesOfReact.map((file) => [
    `examples/react/src/aifindr/${file}`,
    `examples/nextjs/src/aifindr/${file}`,
  ]),
])('%s is copied to %s, byte for byte', (original = '', copy = '') => {
  expect(read(copy)).toBe(read(original));
});

/** The directives of a CSP in the source of an example, in whichever language it is written. */
function listDirectives(source: string): string[] {
  const directives = source.match(/\b(?:[a-z]+-src|base-uri|frame-ancestors) [^;"`\n]*/g) ?? [];
  return directives.map((directive) => directive.replace(/\$\{.*|',$/, ''));
}

it.each([
  'html/production.html',
  'react/vite.config.ts',
  'nextjs/src/proxy.ts',
  'angular/server.mjs',
  'wordpress/mu-plugins/aifindr-csp.php',
])('the CSP of %s is that of the installation page', (file) => {
  const [, policy = ''] = /Policy: (.+)/.exec(read('examples/guide/instalacion/csp.txt')) ?? [];
  // Next.js adds a nonce for each response.
  const source = read(`examples/${file}`).replace(" 'nonce-${nonce}'", '');
  expect(listDirectives(source)).toEqual(policy.split('; '));
});
