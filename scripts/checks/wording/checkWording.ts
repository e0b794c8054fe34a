import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../Finding';
import type { Site } from '../readSite';
import { findIdioms } from './findIdioms';

const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.css', '*.md'];

/** Checks that comments, test titles and Markdown use standard terms; readers' pages and examples are Spanish and not checked. */
export function checkWording({ siteDir }: Site): Finding[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: siteDir, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('examples/'))
    .filter((file) => existsSync(path.join(siteDir, file)))
    .flatMap((file) => findIdioms(file, readFileSync(path.join(siteDir, file), 'utf8')));
}
