import { loadContext } from '@docusaurus/core/lib/server/site';
import docsPlugin, { type Options } from '@docusaurus/plugin-content-docs';
import { validateOptions as validateDocs } from '@docusaurus/plugin-content-docs/lib/options.js';
import pagesPlugin from '@docusaurus/plugin-content-pages';
import { validateOptions as validatePages } from '@docusaurus/plugin-content-pages/lib/options';
import type { DocusaurusConfig } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { normalizePluginOptions as validate } from '@docusaurus/utils-validation';

/** A page as its plugin loads it. */
export interface LoadedPage {
  /** Path in the repository. */
  file: string;
  permalink: string;
  /** Id of a doc. */
  id?: string;
}

export interface SiteContent {
  siteConfig: DocusaurusConfig;
  /** Address below which the docs are. */
  docsPath: string;
  pages: LoadedPage[];
}

/**
 * Loads what a command of Docusaurus does before it bundles: configuration, docs and pages, but no sidebars, of which errors are told apart.
 *
 * @param broken names of files that do not parse
 */
export async function loadContent(
  siteDir: string,
  options: Pick<Options, 'path' | 'routeBasePath'>,
  broken: readonly string[],
): Promise<SiteContent> {
  const context = await loadContext({ siteDir });
  const exclude = [...GlobExcludeDefault, ...broken.map((name) => `**/${name}`)];
  type Validate = Parameters<typeof validateDocs>[0]['validate'];
  const ofDocs = validateDocs({
    validate: validate as Validate,
    options: { ...options, exclude, sidebarPath: false },
  });
  const docs = await (await docsPlugin(context, ofDocs)).loadContent?.();
  const ofPages = validatePages({ validate, options: { exclude } });
  const pages = await (await pagesPlugin(context, ofPages))?.loadContent?.();
  const [version] = docs?.loadedVersions ?? [];
  if (version === undefined) throw new Error('the docs plugin has loaded no version');
  return {
    siteConfig: context.siteConfig,
    docsPath: version.path,
    pages: [...version.docs, ...(pages ?? [])].map(({ source, permalink, ...doc }) => ({
      file: source.replace('@site/', ''),
      permalink,
      ...('id' in doc && { id: doc.id }),
    })),
  };
}
