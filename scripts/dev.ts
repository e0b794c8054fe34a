import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { siteDir } from './build/buildSite';
import { generateApiDocs } from './generateApiDocs';

/** The author's server: generates the API pages, keeps them up to date with the contract and their prose, and reloads. */
async function main(): Promise<void> {
  await generateApiDocs(siteDir);
  watchSources();
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [program, 'start', ...process.argv.slice(2)], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  server.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * Watches the contract and the prose that goes into the API pages. What is broken for a moment must not end the author's
 * session: the message is printed and the last good pages stay.
 */
function watchSources(): void {
  let timer: NodeJS.Timeout | undefined;
  const regenerate = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      generateApiDocs(siteDir).catch((error: unknown) => console.error(String(error)));
    }, 200);
  };
  // The folder, for many editors put a new file in the place of the old one, which ends a watch of the file itself.
  watch(path.join(siteDir, 'examples'), (_event, name) => {
    if (name === 'swagger.yaml') regenerate();
  });
  watch(path.join(siteDir, 'docs', '_api'), regenerate);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
