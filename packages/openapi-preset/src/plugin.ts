import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { TextLanguage } from '@aifindr-docs/openapi/texts';
import { type PrismConfig, writeCodeColors } from './codeColors';
import { interfaceTexts } from './texts';

/** The installed packages of this repository: TypeScript, which the framework compiles in a site's own folder alone. */
const ownSources = /[\\/]node_modules[\\/]@aifindr-docs[\\/].*\.tsx?$/;

/** Look and texts of a reference, and the compilation of its components. */
export default function openapiPlugin(
  { siteConfig, generatedFilesDir }: LoadContext,
  { id, language }: { id: string; language: TextLanguage },
): Plugin {
  const folder = path.join(generatedFilesDir, 'openapi-preset');
  const colors = path.join(folder, `${id}-colors.css`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(colors, writeCodeColors(siteConfig.themeConfig.prism as PrismConfig | undefined));
  return {
    name: 'openapi-preset',
    getClientModules: () => [
      path.join(__dirname, 'client/common.css'),
      path.join(__dirname, 'client/look.css'),
      colors,
    ],
    getDefaultCodeTranslationMessages: () => Promise.resolve(interfaceTexts[language]),
    configureWebpack: (config, isServer, { getJSLoader }) => {
      const rules = (config.module?.rules ?? []) as { test?: unknown }[];
      // With several contracts, once.
      const isThere = rules.some(({ test }) => String(test) === String(ownSources));
      return isThere
        ? {}
        : { module: { rules: [{ test: ownSources, use: [getJSLoader({ isServer })] }] } };
    },
  };
}
