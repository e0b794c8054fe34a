import { spawnSync } from 'node:child_process';
import type { Problem } from '@aifindr-docs/api-reference/Problem';
import type { Fence } from '@aifindr-docs/code-blocks/mdx/listFences';
import type { Content } from './readContent';

/** An error in a fence. `line` counts from the fence's opening line, which is 0. */
type SnippetError = Pick<Problem, 'message' | 'line'>;

/** Checks that shown files are in tested folders, and that code written in a page is plain text, or JSON or Bash with valid syntax. */
export function checkSnippets({ pages, testedFolders }: Content): Problem[] {
  return pages.flatMap(({ file, fences }) =>
    fences.flatMap((fence): Problem[] => {
      // `checkPage` reports these errors.
      if (fence.error !== undefined) return [];
      const error = findPlaceOrSyntaxError(fence, testedFolders);
      return error ? [{ file, message: error.message, line: fence.line + error.line }] : [];
    }),
  );
}

function findPlaceOrSyntaxError(
  { source, language, text }: Fence,
  testedFolders: readonly string[],
): SnippetError | undefined {
  const folders = testedFolders.map((folder) => `${folder}/`);
  if (source !== undefined) {
    if (folders.some((folder) => source.file.startsWith(folder))) return undefined;
    const message = `${source.file} is outside of ${folders.join(' and ')}: no test runs it`;
    return { message, line: 0 };
  }
  switch (language) {
    case '':
    case 'text':
      return undefined;
    case 'bash':
      return findBashSyntaxError(text);
    case 'json':
      return findJsonSyntaxError(text);
    default: {
      const message = `put code in the language "${language}" into a file of ${folders[0]}, where it is compiled`;
      return { message, line: 0 };
    }
  }
}

function findJsonSyntaxError(json: string): SnippetError | undefined {
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return { message: (error as Error).message, line: 1 };
  }
}

function findBashSyntaxError(script: string): SnippetError | undefined {
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' });
  // If bash cannot be started (`error`), the syntax is not checked; the CI has bash.
  if (error !== undefined || status === 0) return undefined;
  return { message: stderr.trim(), line: Number(/line (\d+):/.exec(stderr)?.[1] ?? 1) };
}
