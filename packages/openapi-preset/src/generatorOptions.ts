import path from 'node:path';
import type { Options as GeneratorOptions } from '@aifindr-docs/openapi';
import type { Options } from './options';

/** Grammars that have other names than their languages. */
const grammars: Readonly<Record<string, string>> = {
  curl: 'bash',
  nodejs: 'javascript',
  'objective-c': 'objectivec',
};

/** Where the pages go. */
interface Target {
  /** Folder of the docs plugin that serves them. @default `output` */
  docs?: string;
  /** Path under which they are served, with that of the site. */
  routeBase: string;
}

/** What the generator is asked for. */
export function generatorOptions(
  { contract = '', output, language, samples, download, allowOuterFiles = false }: Options,
  { docs = output, routeBase }: Target,
): GeneratorOptions {
  return {
    specPath: contract,
    outputDir: output,
    docsDir: docs,
    routeBase,
    isAlone: path.relative(docs, output) === '',
    language,
    sampleLanguages: samples.map((name) => ({ language: name, highlight: grammars[name] ?? name })),
    languageKeys: { storage: 'sample-language', parameter: 'lang' },
    ...(download !== undefined && { downloadUrl: download }),
    allowOuterFiles,
    sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag', sidebarCollapsed: true },
  };
}
