import { spawnSync } from 'node:child_process';
import type { Finding } from '../Finding';
import { locate, type Snippet } from './Snippet';

/** Commands that a reader may paste without harm. */
const commands = ['cd', 'cp', 'curl', 'git', 'mkdir', 'ng', 'node', 'npm', 'npx', 'php', 'wp'];

/** Checks the syntax of shell commands and that each is on the list of harmless ones. */
export function checkShell(snippet: Snippet): Finding[] {
  const { error, status, stderr } = spawnSync('bash', ['-n'], {
    input: snippet.text,
    encoding: 'utf8',
  });
  if (error) throw new Error('bash is needed to check shell snippets', { cause: error });
  if (status !== 0) {
    const line = Number(/line (\d+):/.exec(stderr)?.[1] ?? 1);
    return [locate(snippet, line, stderr.trim().split('\n')[0] ?? 'bash cannot read it')];
  }
  return listCommands(snippet.text)
    .filter(({ name }) => !commands.includes(name))
    .map(({ name, line }) =>
      locate(snippet, line, `"${name}" is not a command that readers may paste without harm`),
    );
}

/** First word of every command; a backslash continues a line. */
function listCommands(text: string): { name: string; line: number }[] {
  const lines = text.split('\n');
  return lines.flatMap((content, index) => {
    const isContinued = lines[index - 1]?.endsWith('\\') ?? false;
    if (isContinued || /^\s*(?:#|$)/.test(content)) return [];
    return content
      .split(/&&|\|\|?|;/)
      .map((part) => ({ name: /^\s*(\S+)/.exec(part)?.[1] ?? '', line: index + 1 }));
  });
}
