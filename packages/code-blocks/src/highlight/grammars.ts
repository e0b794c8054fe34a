import { refractor } from 'refractor';
import cssExtras from 'refractor/css-extras';
import dart from 'refractor/dart';
import jsExtras from 'refractor/js-extras';
import jsx from 'refractor/jsx';
import ocaml from 'refractor/ocaml';
import phpExtras from 'refractor/php-extras';
import powershell from 'refractor/powershell';
import tsx from 'refractor/tsx';

// These grammars are added to refractor's common ones. Loading all 297 grammars took a tenth of the time of a build.
for (const grammar of [cssExtras, dart, jsExtras, jsx, ocaml, phpExtras, powershell, tsx]) {
  refractor.register(grammar);
}

// Upstream's pattern for shell options allows no hyphens inside a name, so that `--fail-with-body` would have no color.
const { parameter } = refractor.languages.bash as Record<string, object>;
Object.assign(parameter ?? {}, {
  pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
});

/** Names of grammars by language, if the two differ; '' means plain text. */
const aliases: Record<string, string> = {
  env: 'bash',
  'objective-c': 'objectivec',
  text: '',
  txt: '',
};

/**
 * Finds the name of the grammar for a language; undefined for plain text.
 *
 * @throws Error when the language is neither known nor plain text
 */
export function requireGrammarUnlessPlain(language: string): string | undefined {
  const name = aliases[language] ?? language;
  if (name === '') return undefined;
  if (!hasGrammar(name)) {
    throw new Error(
      `no grammar for the language "${language}": add it to packages/code-blocks/src/highlight/grammars.ts`,
    );
  }
  return name;
}

/** Whether refractor itself knows a grammar by this name; the `aliases` above do not count. */
export function hasGrammar(grammar: string): boolean {
  return refractor.registered(grammar);
}

export { refractor };
