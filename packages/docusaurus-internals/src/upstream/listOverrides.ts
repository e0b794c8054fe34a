import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where the classic theme keeps what sites may replace; the second for modules that are no components. */
const upstreamFolders = ['@docusaurus/theme-classic/src/theme', '@docusaurus/theme-classic/src'];

/** Files and folders of a theme folder that take the place of the classic theme's, as paths inside the repository. */
export function listOverrides(siteDir: string, modules: string, folder: string): string[] {
  const absolute = path.join(siteDir, folder);
  if (!existsSync(absolute)) {
    return [];
  }
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && existsUpstream(modules, nameOf(file)))
    .map((file) => `${folder}/${/\/index\.tsx?$/.test(file) ? nameOf(file) : file}`)
    .sort();
}

/** What follows `@theme/` in an import of a file. */
function nameOf(file: string): string {
  return file.replace(/(\/index)?\.tsx?$/, '');
}

function existsUpstream(modules: string, name: string): boolean {
  return upstreamFolders.some((folder) =>
    ['.tsx', '.ts', '/index.tsx', '/index.ts'].some((ending) =>
      existsSync(path.join(modules, folder, name + ending)),
    ),
  );
}
