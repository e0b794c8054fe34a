import { spawnSync } from 'node:child_process';
import { locate, type Snippet, type SnippetProblem } from './Snippet';

/** Whether PHP is there to lint with. */
export function hasPhp(): boolean {
  return spawnSync('php', ['-v']).status === 0;
}

/** Lints PHP; a fence may leave out the opening tag. */
export function checkPhp(snippet: Snippet): SnippetProblem[] {
  const input = snippet.text.includes('<?php') ? snippet.text : `<?php ${snippet.text}`;
  const { status, stdout, stderr } = spawnSync('php', ['-l', '-d', 'display_errors=1'], {
    input,
    encoding: 'utf8',
  });
  if (status === 0) return [];
  const output = `${stdout}${stderr}`.trim();
  return [
    locate(
      snippet,
      Number(/on line (\d+)/.exec(output)?.[1] ?? 1),
      output.split('\n')[0] ?? 'php cannot read it',
    ),
  ];
}
