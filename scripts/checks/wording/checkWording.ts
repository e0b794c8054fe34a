import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../Finding';
import type { Site } from '../readSite';
import { idioms } from './idioms';

const patterns = ['*.ts', '*.tsx', '*.mts', '*.mjs', '*.css', '*.md'];
/** Readers' pages and examples are Spanish; this folder names the idioms. */
const excluded = /^(examples|scripts\/checks\/wording)\//;

/** Checks that code, its comments and Markdown use standard terms. */
export function checkWording({ siteDir }: Site): Finding[] {
  return execFileSync('git', ['ls-files', ...patterns], { cwd: siteDir, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !excluded.test(file))
    .filter((file) => existsSync(path.join(siteDir, file)))
    .flatMap((file) => findIdioms(file, readFileSync(path.join(siteDir, file), 'utf8')));
}

/** Finds idioms in a text; code blocks of Markdown are left out. */
export function findIdioms(file: string, text: string): Finding[] {
  const prose = file.endsWith('.md') ? text.replace(/^```[^]*?^```/gm, blankOut) : text;
  // A comment may break an idiom over two lines.
  const joined = prose.replace(/\n\s*(\*|\/\/)? ?/g, (found) => ' '.repeat(found.length));
  return idioms.flatMap(({ pattern: { source, flags }, standard }) =>
    [...joined.matchAll(new RegExp(source.replaceAll(' ', '\\s+'), `${flags}g`))].map(
      ({ 0: idiom, index }) => ({
        file,
        line: text.slice(0, index).split('\n').length,
        message: `"${idiom.replace(/\s+/g, ' ')}": use ${standard}`,
      }),
    ),
  );
}

const blankOut = (found: string) => found.replace(/[^\n]/g, ' ');
