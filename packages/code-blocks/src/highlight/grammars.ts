import { refractor } from 'refractor';
import cssExtras from 'refractor/css-extras';
import dart from 'refractor/dart';
import jsExtras from 'refractor/js-extras';
import jsx from 'refractor/jsx';
import ocaml from 'refractor/ocaml';
import phpExtras from 'refractor/php-extras';
import powershell from 'refractor/powershell';
import tsx from 'refractor/tsx';

// The common grammars and these: all 297 together took a tenth of a build to load.
for (const grammar of [cssExtras, dart, jsExtras, jsx, ocaml, phpExtras, powershell, tsx]) {
  refractor.register(grammar);
}

// Upstream's name of an option ends at its first hyphen, as that of `--fail-with-body` does.
const { parameter } = refractor.languages.bash as Record<string, object>;
Object.assign(parameter ?? {}, {
  pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
});

/** Names that authors write in fences and that differ from the grammar's. */
const aliases: Record<string, string> = {
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
    throw new Error(
      `no grammar for the language "${language}": add it to packages/code-blocks/src/highlight/grammars.ts`,
    );
  }
  return name;
}

export { refractor };

/** Whether a grammar has this name; aliases of fences do not count. */
export function knowsGrammar(name: string): boolean {
  return refractor.registered(name);
}
