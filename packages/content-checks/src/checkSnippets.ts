import { spawnSync } from 'node:child_process';
import type { Fence } from '@aifindr-docs/code-blocks/mdx/listFences';
import type { Content } from './checkContent';
import type { Diagnostic } from './Diagnostic';

/** Folders whose code is compiled, linted or run. */
const testedFolders = ['examples/', 'packages/widget/'];

/** What is wrong with code, and its line from 1; 0 is that of the fence. */
type Found = Pick<Diagnostic, 'message' | 'line'> | undefined;

/** Checks that all code of pages is in files that tools or tests check, but for shell commands, JSON and plain text. */
export function checkSnippets({ pages }: Pick<Content, 'pages'>): Diagnostic[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence) => {
      const found = fence.error === undefined ? findError(fence) : undefined;
      return found ? { file, message: found.message, line: fence.line + found.line } : [];
    }),
  );
}

function findError({ source, language, text }: Fence): Found {
  if (source !== undefined) {
    if (testedFolders.some((folder) => source.file.startsWith(folder))) return undefined;
    const folders = testedFolders.join(' and ');
    return { message: `${source.file} is outside of ${folders}: no test runs it`, line: 0 };
  }
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

function findShellError(text: string): Found {
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  // Windows has no bash; CI has.
  return error === undefined && status !== 0
    ? { message: stderr.trim(), line: Number(/line (\d+):/.exec(stderr)?.[1] ?? 1) }
    : undefined;
}
