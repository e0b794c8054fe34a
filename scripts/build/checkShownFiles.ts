import type { SourceFile } from '../../plugins/contract-lint/Finding';
import { listShown } from '../../plugins/code-regions/listShown';
import { readShown } from '../../plugins/code-regions/readShown';
import { AuthorError } from './AuthorError';

/**
 * Reads all files and regions that pages show before the bundler starts, which would report only the first one missing.
 *
 * @throws AuthorError naming page, line and file of everything missing
 */
export function checkShownFiles(siteDir: string, pages: readonly SourceFile[]): void {
  const problems = pages.flatMap(({ path, text }) =>
    listShown(text).flatMap(({ reference, line }) => {
      try {
        readShown(reference, siteDir);
        return [];
      } catch (error) {
        return [`${path}:${line}: file=${reference}: ${(error as Error).message}`];
      }
    }),
  );
  if (problems.length > 0) {
    throw new AuthorError(`Code that pages show is missing:\n${problems.join('\n')}`);
  }
}
