import { spawn } from 'node:child_process';
import path from 'node:path';
import { siteDir } from './build/buildSite';

/** The author's server: `docusaurus start`, whose plugins keep generated pages up to date. */
const program = path.join(siteDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const server = spawn(process.execPath, [program, 'start', ...process.argv.slice(2)], {
  cwd: siteDir,
  stdio: 'inherit',
});
server.on('exit', (code) => process.exit(code ?? 1));
