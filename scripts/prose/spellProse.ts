import type { CSpellUserSettings } from 'cspell-lib';
import type { Prose } from './collectProse';
import type { Finding } from './lintProse';

/** Reads the settings from `cspell.config.yaml`, the file that editors use as well. */
export async function loadSpelling(file: string): Promise<CSpellUserSettings> {
  const { loadConfig } = await import('cspell-lib');
  return loadConfig(file);
}

/** Looks every word of the prose up in the dictionaries of `cspell.config.yaml`. Inline code is no prose. */
export async function spellProse(
  { file, text }: Prose,
  settings: CSpellUserSettings,
): Promise<Finding[]> {
  // cspell-lib is an ES module only, and the scripts run as CommonJS.
  const { fileToDocument, spellCheckDocument } = await import('cspell-lib');
  const document = fileToDocument(`${file}.md`, text, 'markdown');
  const { issues, errors } = await spellCheckDocument(
    document,
    { generateSuggestions: false, noConfigSearch: true },
    settings,
  );
  if (errors?.[0]) {
    throw new Error(`${file}: the spelling could not be checked`, { cause: errors[0] });
  }
  return issues.map((issue) => ({
    file,
    line: text.slice(0, issue.offset).split('\n').length,
    rule: 'spelling',
    message: `"${issue.text}" is in no dictionary`,
    isWarning: false,
  }));
}
