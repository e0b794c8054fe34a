import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { siteDir } from './build/buildSite';
import { generateApiDocs } from './generateApiDocs';

/** The author's server: generates the API pages, keeps them up to date with the contract, and reloads. */
async function main(): Promise<void> {
  await generateApiDocs(siteDir);
  watchContract();
  const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const server = spawn(process.execPath, [program, 'start', ...process.argv.slice(2)], {
    cwd: siteDir,
    stdio: 'inherit',
  });
  server.on('exit', (code) => process.exit(code ?? 1));
}

/** A contract that is broken for a moment must not end the author's session: the message is printed and the last good pages stay. */
function watchContract(): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(siteDir, 'examples', 'swagger.yaml'), () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      generateApiDocs(siteDir).catch((error: unknown) => console.error(String(error)));
    }, 200);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
