import path from 'node:path';
import type { CSpellUserSettings } from 'cspell-lib';
import type { Finding } from '../Finding';
import { lineAt, type Block } from '../prose/Block';
import { collectProse } from '../prose/collectProse';
import type { Site } from '../readSite';
import { keep, recall } from '../remember';

/** Checks the spelling of all prose of the site with the settings of cspell.config.yaml, which editors use too. */
export async function checkSpelling(site: Site): Promise<Finding[]> {
  const { siteDir } = site;
  const known = new Set(recall<string[]>(siteDir, 'words'));
  const isKnown = (block: Block) => listWords(block).every((word) => known.has(word));
  const blocks = collectProse(site).filter((block) => !isKnown(block));
  // Loading the dictionaries takes most of the time.
  if (blocks.length === 0) return [];
  const findings = await spellBlocks(blocks, await loadSettings(siteDir));
  const faulty = new Set(findings.map(({ file, line }) => `${file}:${line}`));
  for (const block of blocks) {
    const lines = block.text.split('\n').map((_, index) => `${block.file}:${block.line + index}`);
    if (!lines.some((line) => faulty.has(line)))
      listWords(block).forEach((word) => known.add(word));
  }
  keep(siteDir, 'words', [...known]);
  return findings;
}

/** Words of a block; its whole text if there may be an address in it, of which cspell reads no words. */
function listWords({ text }: Block): string[] {
  return /[@/]/.test(text) ? [text] : (text.match(/[\p{L}\p{M}\p{N}_'’-]+/gu) ?? []);
}

/** Reads cspell.config.yaml. */
export async function loadSettings(siteDir: string): Promise<CSpellUserSettings> {
  const { loadConfig } = await import('cspell-lib');
  return loadConfig(path.join(siteDir, 'cspell.config.yaml'));
}

/** Looks every word of the blocks up in the dictionaries. */
export async function spellBlocks(
  blocks: readonly Block[],
  settings: CSpellUserSettings,
): Promise<Finding[]> {
  // cspell-lib is an ES module, and the scripts run as CommonJS.
  const { fileToDocument, spellCheckDocument } = await import('cspell-lib');
  const text = blocks.map((block) => block.text).join('\n');
  const document = fileToDocument('prose.md', text, 'markdown');
  const { issues, errors } = await spellCheckDocument(
    document,
    { generateSuggestions: false, noConfigSearch: true },
    { ...settings, maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity },
  );
  if (errors?.[0]) {
    throw new Error('the spelling cannot be checked', { cause: errors[0] });
  }
  return issues.map((issue) => ({
    ...locate(blocks, issue.offset),
    message: `"${issue.text}" is in no dictionary`,
  }));
}

/** File and line at an offset of the joined texts of blocks. */
function locate(blocks: readonly Block[], offset: number): { file: string; line: number } {
  let rest = offset;
  for (const block of blocks) {
    if (rest <= block.text.length) return { file: block.file, line: lineAt(block, rest) };
    rest -= block.text.length + 1;
  }
  throw new RangeError(`offset ${offset} is outside the blocks`);
}
