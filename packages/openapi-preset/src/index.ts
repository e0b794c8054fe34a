import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import { markStatic } from '@aifindr-docs/static-html/markStatic';
import { generatorOptions } from './generatorOptions';
import { importStaticHtml } from './importStaticHtml';
import { type Options, readOptions } from './options';

export type { Options } from './options';

const requireHere = createRequire(__filename);

/**
 * The reference of an OpenAPI contract, in a docs plugin of its own: one entry in the presets of a site. Listed after the preset of the
 * theme, whose look it takes.
 */
export default function openapiPreset(context: LoadContext, input: Partial<Options>): Preset {
  const options = readOptions(input, context.i18n.currentLocale);
  const { id, output, route, language } = options;
  const routeBase = context.baseUrl.replace(/\/$/, '') + route;
  const plugin = (module: string, pluginOptions: object = {}): PluginConfig => [
    requireHere.resolve(module),
    { ...pluginOptions, id },
  ];
  const docs: DocsOptions = {
    id,
    path: output,
    routeBasePath: route,
    sidebarPath: writeSidebars(context, options),
    rehypePlugins: [markStatic, importStaticHtml],
  };
  return {
    plugins: [
      // Before the docs plugin, for which it writes pages.
      ...(options.contract === undefined
        ? []
        : [plugin('@aifindr-docs/openapi', generatorOptions(options, { routeBase }))]),
      plugin('@docusaurus/plugin-content-docs', docs),
      // After the plugins with MDX pages.
      plugin('@aifindr-docs/docusaurus-internals/frontMatterText'),
      plugin('@aifindr-docs/static-html', { docs: [id] }),
      plugin('@aifindr-docs/openapi-preset/plugin', { language }),
    ],
  };
}

/** Writes the sidebars of the docs plugin: the generated one. */
function writeSidebars({ siteDir, generatedFilesDir }: LoadContext, options: Options): string {
  const { id, output } = options;
  const folder = path.join(generatedFilesDir, 'openapi-preset');
  const file = path.join(folder, `${id}-sidebars.js`);
  const sidebar = path.resolve(siteDir, output, 'sidebar.ts');
  mkdirSync(folder, { recursive: true });
  // The docs plugin starts together with what fills it, and refuses a folder that is not there.
  mkdirSync(path.dirname(sidebar), { recursive: true });
  writeFileSync(
    file,
    `module.exports = { [${JSON.stringify(id)}]: require(${JSON.stringify(sidebar)}).default };\n`,
  );
  return file;
}
