import { spawnSync } from 'node:child_process';
import type { Content } from './checkContent';
import type { Diagnostic } from './Diagnostic';

/** Folders whose code is compiled, linted or run. */
const testedFolders = ['examples/', 'packages/widget/'];

/** Commands that a reader may paste without harm. */
const commands = ['cd', 'cp', 'curl', 'deno', 'git', 'mkdir', 'ng', 'node', 'npm', 'npx', 'php'];

/** Checks that all code of pages is in files that tools or tests check, but for shell commands, JSON and plain text. */
export function checkSnippets({ pages }: Pick<Content, 'pages'>): Diagnostic[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap(({ shown, line, language, text, problem }): Diagnostic[] => {
      if (problem !== undefined) return [];
      const report = (message: string, lines = 0) => ({ file, line: line + lines, message });
      if (shown !== undefined) {
        return testedFolders.some((folder) => shown.file.startsWith(folder))
          ? []
          : [report(`${shown.file} is outside of ${testedFolders.join(' and ')}: no test runs it`)];
      }
      const found = findError(language, text);
      return found === undefined ? [] : [report(found.message, found.line)];
    }),
  );
}

/** What is wrong with code that is in no tested file, and its line from 1. */
function findError(language: string, text: string): { message: string; line: number } | undefined {
  if (language === '' || language === 'text') return undefined;
  if (language === 'bash') return findShellError(text);
  if (language !== 'json') {
    const message = `put code in the language "${language}" into a file of examples/, where it is compiled`;
    return { message, line: 0 };
  }
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return { message: (error as Error).message, line: 1 };
  }
}

function findShellError(text: string): { message: string; line: number } | undefined {
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  // Windows has no bash; CI has.
  if (error === undefined && status !== 0) {
    return { message: stderr.trim(), line: Number(/line (\d+):/.exec(stderr)?.[1] ?? 1) };
  }
  const lines = text.split('\n');
  for (const [index, content] of lines.entries()) {
    // A backslash continues a line; assignments may stand before a command.
    if (lines[index - 1]?.endsWith('\\') || /^\s*(?:#|$)/.test(content)) continue;
    const names = content
      .split(/&&|\|\|?|;/)
      .map((part) => /^\s*(?:\w+=\S+\s+)*(\S+)/.exec(part)?.[1] ?? '');
    const name = names.find((each) => each !== '\\' && !commands.includes(each));
    if (name !== undefined) {
      const message = `"${name}" is not a command that readers may paste without harm`;
      return { message, line: index + 1 };
    }
  }
  return undefined;
}
