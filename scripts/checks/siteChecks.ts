import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './Finding';
import type { Site } from './readSite';

type Check = (site: Site) => Finding[] | Promise<Finding[]>;

interface SiteCheck {
  /** Loaded on demand: some have heavy dependencies. */
  load: () => Promise<Check>;
  /** A devDependency that it needs; without it, after `npm start` on a clone, the build leaves the check out. */
  needs?: string;
  /** Whether it is about the repository's code and not about what readers see. */
  isOfCode?: boolean;
}

/** The checks that read the sources of the site; linters and compilers are in tools.ts. */
export const siteChecks: Readonly<Record<string, SiteCheck>> = {
  pages: { load: async () => (await import('./pages/checkPages')).checkPages },
  contract: { load: async () => (await import('./contract/checkContract')).checkContract },
  identifiers: {
    load: async () => (await import('./identifiers/checkIdentifiers')).checkIdentifiers,
  },
  prose: { load: async () => (await import('./prose/checkProse')).checkProse },
  spelling: {
    load: async () => (await import('./spelling/checkSpelling')).checkSpelling,
    needs: 'cspell-lib',
  },
  snippets: {
    load: async () => (await import('./snippets/checkSnippets')).checkSnippets,
    needs: 'html-validate',
  },
  structure: {
    load: async () => (await import('./structure/checkStructure')).checkStructure,
    isOfCode: true,
  },
  workflows: {
    load: async () => (await import('./workflows/checkWorkflows')).checkWorkflows,
    isOfCode: true,
  },
  wording: {
    load: async () => (await import('./wording/checkWording')).checkWording,
    isOfCode: true,
  },
};

/** Whether the packages of a check are installed. */
export function isInstalled(name: string, siteDir: string): boolean {
  const { needs } = siteChecks[name] ?? {};
  return needs === undefined || existsSync(path.join(siteDir, 'node_modules', needs));
}

/** Runs one check of the sources. */
export async function runSiteCheck(name: string, site: Site): Promise<Finding[]> {
  const check = await siteChecks[name]?.load();
  if (check === undefined) throw new Error(`no check "${name}"`);
  return check(site);
}
