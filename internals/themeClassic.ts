import { createRequire } from 'node:module';
import path from 'node:path';
import type { Options } from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { HtmlTagObject, LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { siteDir } from './paths';

interface ClassicModule extends PluginModule {
  default: (context: LoadContext, options: Options) => Plugin;
}

const requireHere = createRequire(__filename);
const classic = requireHere('@docusaurus/theme-classic') as ClassicModule;
/** Where the theme's own relative paths start. */
const folder = path.dirname(requireHere.resolve('@docusaurus/theme-classic'));

/**
 * The classic theme without what it has no options for: the site's base stylesheet takes the place of Infima, whose class and variable
 * names it keeps, a smaller progress bar that of NProgress, and no grammars of Prism are loaded: code is highlighted at build time.
 */
export default function themeClassic(context: LoadContext, options: Options): Plugin {
  const upstream = classic.default(context, options);
  const { colorMode } = context.siteConfig.themeConfig as UserThemeConfig;
  return {
    ...upstream,
    getThemePath: () => resolvePath(upstream.getThemePath),
    getTypeScriptThemePath: () => resolvePath(upstream.getTypeScriptThemePath),
    getClientModules: () => replaceClientModules(upstream.getClientModules?.() ?? []),
    injectHtmlTags: (parameters) => {
      const { preBodyTags = [], ...others } = upstream.injectHtmlTags?.(parameters) ?? {};
      return {
        ...others,
        preBodyTags: [
          ...[preBodyTags].flat().map((tag) => (typeof tag === 'string' ? tag : withoutStyle(tag))),
          { tagName: 'script', innerHTML: coerceColorMode(colorMode ?? {}) },
        ],
      };
    },
  };
}

export const { getSwizzleConfig, validateOptions, validateThemeConfig } = classic;

function resolvePath(getPath: (() => string) | undefined): string {
  return path.resolve(folder, getPath?.() ?? '');
}

/** @throws Error when the theme no longer loads what is to be replaced */
function replaceClientModules(modules: readonly string[]): string[] {
  const infima = createRequire(path.join(folder, 'index.js')).resolve(
    'infima/dist/css/default/default.css',
  );
  const replacements = new Map<string, string | null>([
    [infima, path.join(siteDir, 'src/css/base.css')],
    [path.join(folder, 'nprogress'), path.join(siteDir, 'internals/browser/progressBar.ts')],
    [path.join(folder, 'prism-include-languages'), null],
  ]);
  const loaded = modules.map((module) => path.resolve(folder, module));
  for (const replaced of replacements.keys()) {
    if (!loaded.includes(replaced)) {
      throw new Error(
        `internals/themeClassic.ts replaces ${replaced}, but @docusaurus/theme-classic does not load it.`,
      );
    }
  }
  return loaded
    .map((module) => (replacements.has(module) ? replacements.get(module) : module))
    .filter((module) => typeof module === 'string');
}

/** The site's Content-Security-Policy allows no inline styles; src/css/base.css hides the sprite of icons (since 3.10). */
function withoutStyle({ attributes, ...tag }: HtmlTagObject): HtmlTagObject {
  const { style, ...others } = attributes ?? {};
  return { ...tag, attributes: style === undefined ? others : { ...others, class: 'svg-sprite' } };
}

/** Since 3.10 the theme's script copies whatever the storage or the address holds into the attributes that the stylesheet reads. */
function coerceColorMode({
  defaultMode = 'light',
  respectPrefersColorScheme = false,
}: NonNullable<UserThemeConfig['colorMode']>): string {
  const attributes = {
    'data-theme': ['light', 'dark'],
    'data-theme-choice': ['light', 'dark', ...(respectPrefersColorScheme ? ['system'] : [])],
  };
  return `(function (root, attributes) {
  for (var name in attributes) {
    if (root.hasAttribute(name) && attributes[name].indexOf(root.getAttribute(name)) < 0) {
      root.setAttribute(name, '${defaultMode}');
    }
  }
})(document.documentElement, ${JSON.stringify(attributes)});`;
}
