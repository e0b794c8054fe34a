import { refractor } from 'refractor/all';
import { prism } from '../../config/prism';

/** Names that authors write in fences, and the grammar that each means. */
const aliases: Record<string, string> = {
  csharp: 'csharp',
  env: 'bash',
  'objective-c': 'objectivec',
  text: '',
  txt: '',
};

for (const language of prism.additionalLanguages) {
  if (!refractor.registered(language)) {
    throw new Error(`config/prism.ts: no grammar for the highlighting language "${language}"`);
  }
}

/**
 * Grammar for a fence's language; undefined for plain text.
 *
 * @throws Error when the language is neither known nor plain text
 */
export function resolveGrammar(language: string): string | undefined {
  const name = aliases[language] ?? language;
  if (name === '') {
    return undefined;
  }
  if (!refractor.registered(name)) {
    throw new Error(`no grammar for the language "${language}"`);
  }
  return name;
}

/** Whether there is a grammar of this very name, for code of authors who never saw the list. */
export function knowsGrammar(name: string): boolean {
  return refractor.registered(name);
}
