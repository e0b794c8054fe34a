import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureNpmPackages } from '@aifindr-docs/processes/ensureNpmPackages.mjs';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { cacheFolder, hasAllDebianPackages } from './runScript';
import { toolchains } from './toolchains';

/** Installs npm packages and, except for the quick run, the Debian packages that the languages selected by `-t` (default: all) lack. */
export default async function installTools({ config }: TestProject): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(__dirname, 'packages', name), path.join(cacheFolder, name));
  }
  await ensureNpmPackages(cacheFolder);
  const { testNamePattern, provide } = config;
  if (provide.isQuickSampleRun) return;
  const missing: string[] = [];
  for (const [language, toolchain] of Object.entries(toolchains)) {
    const isChosen = testNamePattern?.test(`'${language}' sends`) ?? true;
    const { debian = '' } = toolchain ?? {};
    if (isChosen && !(await hasAllDebianPackages(debian))) missing.push(...debian.split(' '));
  }
  if (missing.length > 0) installDebianPackages([...new Set(missing)].sort());
}
