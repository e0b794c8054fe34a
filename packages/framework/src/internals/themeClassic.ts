import { createRequire } from 'node:module';
import path from 'node:path';
import type { Options } from '@docusaurus/theme-classic';
import type { HtmlTagObject, LoadContext, Plugin, PluginModule } from '@docusaurus/types';

interface ClassicModule extends PluginModule {
  default: (context: LoadContext, options: Options) => Plugin;
}

const requireHere = createRequire(__filename);
const classic = requireHere('@docusaurus/theme-classic') as ClassicModule;
/** Where the theme's own relative paths start. */
const folder = path.dirname(requireHere.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme without what it has no options for: neither Infima, whose class and variable names the site's own stylesheets
 * (`customCss`) keep, nor grammars of Prism, because code is highlighted at build time.
 */
export default function themeClassic(context: LoadContext, options: Options): Plugin {
  const upstream = classic.default(context, options);
  return {
    ...upstream,
    getThemePath: () => resolvePath(upstream.getThemePath),
    getTypeScriptThemePath: () => resolvePath(upstream.getTypeScriptThemePath),
    getClientModules: () => leaveOut(upstream.getClientModules?.() ?? []),
    injectHtmlTags: (parameters) => {
      const { preBodyTags = [], ...others } = upstream.injectHtmlTags?.(parameters) ?? {};
      return { ...others, preBodyTags: [preBodyTags].flat().map(withoutStyle) };
    },
  };
}

export const { getSwizzleConfig, validateOptions, validateThemeConfig } = classic;

function resolvePath(getPath: (() => string) | undefined): string {
  return path.resolve(folder, getPath?.() ?? '');
}

/** @throws Error when the theme no longer loads what is to be left out */
function leaveOut(modules: readonly string[]): string[] {
  const left = [
    createRequire(path.join(folder, 'index.js')).resolve('infima/dist/css/default/default.css'),
    path.join(folder, 'prism-include-languages'),
  ];
  const loaded = modules.map((module) => path.resolve(folder, module));
  const missing = left.filter((module) => !loaded.includes(module));
  if (missing.length > 0) {
    throw new Error(
      `packages/framework/src/internals/themeClassic.ts leaves out ${missing.join(' and ')}, which @docusaurus/theme-classic does not load.`,
    );
  }
  return loaded.filter((module) => !left.includes(module));
}

/** The site's Content-Security-Policy allows no inline styles; since 3.10 the theme hides a sprite of icons with one. */
function withoutStyle(tag: string | HtmlTagObject): string | HtmlTagObject {
  return typeof tag === 'string' || tag.attributes?.style === undefined
    ? tag
    : { ...tag, attributes: { ...tag.attributes, style: false, class: 'svg-sprite' } };
}
