import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import { installPackages } from '@aifindr-docs/processes/installPackages.mjs';
import { cacheFolder, runSampleTool } from './runSampleTool';
import type { Toolchain } from './toolchain';
import { toolchains } from './toolchains';

/** Installs libraries, grammars and a compiler into the cache; a language that still lacks them is not available. */
export async function installNpmTools(): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) {
    copyFileSync(path.join(__dirname, 'packages', name), path.join(cacheFolder, name));
  }
  try {
    await installPackages(cacheFolder);
  } catch (error) {
    console.log(String(error));
  }
}

/** Installs the system packages that chosen languages lack. */
export async function installSystemTools(isChosen: (language: string) => boolean): Promise<void> {
  const packages = new Set<string>();
  for (const toolchain of toolchains.filter(({ language }) => isChosen(language))) {
    if (!(await isInstalled(toolchain))) {
      toolchain.debianPackages.forEach((name) => packages.add(name));
    }
  }
  if (packages.size > 0) installDebianPackages([...packages].sort());
}

/**
 * Why a language cannot run here; undefined if it can.
 *
 * @param isQuick whether a first build of its libraries, which takes minutes, is too long
 */
export async function findAbsence(language: string, isQuick: boolean): Promise<string | undefined> {
  const toolchain = toolchains.find((candidate) => candidate.language === language);
  const hasTools = toolchain
    ? await isInstalled(toolchain)
    : existsSync(path.join(cacheFolder, 'node_modules', 'tree-sitter-wasms'));
  if (!hasTools) return '`npm run test:samples` as root on Debian 12 installs its tools';
  return isQuick && toolchain?.isWarm?.() === false
    ? 'the first build of its libraries takes minutes'
    : undefined;
}

async function isInstalled({ probe }: Toolchain): Promise<boolean> {
  return (await runSampleTool({ ...probe, cwd: '/' })).succeeded;
}
