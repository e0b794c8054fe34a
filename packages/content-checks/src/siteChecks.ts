import type { Diagnostic } from './Diagnostic';
import type { SiteSources } from './readSite';

type Check = (site: SiteSources) => Diagnostic[] | Promise<Diagnostic[]>;

/** The checks that read the sources of the site, loaded on demand; linters and compilers are in tools.ts. */
export const siteChecks: Readonly<Record<string, () => Promise<Check>>> = {
  pages: async () => (await import('./pages/checkPages')).checkPages,
  contract: async () => (await import('./contract/checkContract')).checkContract,
  identifiers: async () => (await import('./identifiers/checkIdentifiers')).checkIdentifiers,
  prose: async () => (await import('./prose/checkProse')).checkProse,
  snippets: async () => (await import('./snippets/checkSnippets')).checkSnippets,
};

/** Runs one check of the sources. */
export async function runSiteCheck(name: string, site: SiteSources): Promise<Diagnostic[]> {
  const check = await siteChecks[name]?.();
  if (check === undefined) throw new Error(`no check "${name}"`);
  return check(site);
}
