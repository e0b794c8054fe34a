import { spawnSync } from 'node:child_process';
import type { Finding } from '../Finding';
import { locate, type Snippet } from './Snippet';

/** Whether PHP is installed. */
export function hasPhp(): boolean {
  return spawnSync('php', ['-v']).status === 0;
}

/** Lints PHP if it is installed; otherwise `npm run test:examples` is what runs it. */
export function checkPhp(snippets: readonly Snippet[]): Finding[] {
  if (hasPhp()) return snippets.flatMap(lint);
  console.log(`PHP is not installed: ${snippets.length} snippets are not linted.`);
  return [];
}

function lint(snippet: Snippet): Finding[] {
  // A fence may leave out the opening tag.
  const input = snippet.text.includes('<?php') ? snippet.text : `<?php ${snippet.text}`;
  const { status, stdout, stderr } = spawnSync('php', ['-l', '-d', 'display_errors=1'], {
    input,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const output = `${stdout}${stderr}`.trim();
  const line = Number(/on line (\d+)/.exec(output)?.[1] ?? 1);
  return [locate(snippet, line, output.split('\n')[0] ?? 'php cannot parse it')];
}
