import { refractor } from 'refractor/all';

/** Names that authors write in fences and that differ from the grammar's. */
const aliases: Record<string, string> = {
  csharp: 'csharp',
  env: 'bash',
  'objective-c': 'objectivec',
  text: '',
  txt: '',
};

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

/** Whether a grammar has this name; aliases of fences do not count. */
export function knowsGrammar(name: string): boolean {
  return refractor.registered(name);
}
