import { checkMarkup } from './checkMarkup';
import { checkPhp, hasPhp } from './checkPhp';
import { checkScripts } from './checkScripts';
import { checkShell } from './checkShell';
import { checkStyleSheets } from './checkStyleSheets';
import { locate, type Snippet, type SnippetProblem } from './Snippet';

const checks = {
  bash: 'shell',
  css: 'styles',
  html: 'markup',
  http: 'headers',
  js: 'scripts',
  json: 'data',
  jsx: 'scripts',
  mjs: 'scripts',
  php: 'php',
  sh: 'shell',
  text: 'none',
  ts: 'scripts',
  tsx: 'scripts',
  txt: 'none',
} as const;

type Check = (typeof checks)[keyof typeof checks];

/** Checks every snippet by its language; a language without a check is a problem of its own. */
export async function checkSnippets(
  snippets: readonly Snippet[],
  root: string,
): Promise<SnippetProblem[]> {
  const groups = new Map<Check | undefined, Snippet[]>();
  for (const snippet of snippets) {
    const check = Object.hasOwn(checks, snippet.language)
      ? checks[snippet.language as keyof typeof checks]
      : undefined;
    groups.set(check, [...(groups.get(check) ?? []), snippet]);
  }
  const results = await Promise.all(
    [...groups].map(([check, group]) => checkGroup(check, group, root)),
  );
  return results
    .flat()
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1));
}

async function checkGroup(
  check: Check | undefined,
  group: readonly Snippet[],
  root: string,
): Promise<SnippetProblem[]> {
  switch (check) {
    case 'scripts':
      return checkScripts(group, root);
    case 'markup':
      return checkMarkup(group, root);
    case 'styles':
      return checkStyleSheets(group);
    case 'shell':
      return group.flatMap(checkShell);
    case 'data':
      return group.flatMap(checkJson);
    case 'headers':
      return group.flatMap(checkHeaders);
    case 'php':
      if (hasPhp()) return group.flatMap(checkPhp);
      console.log(
        `PHP is not installed: ${group.length} snippets are left to npm run test:examples.`,
      );
      return [];
    case 'none':
      return [];
    case undefined:
      return group.map((snippet) =>
        locate(snippet, 0, `there is no check for the language "${snippet.language}"`),
      );
    default:
      throw new Error(`Unknown check: ${String(check satisfies never)}`);
  }
}

function checkJson(snippet: Snippet): SnippetProblem[] {
  try {
    JSON.parse(snippet.text);
    return [];
  } catch (error) {
    return [locate(snippet, 1, error instanceof Error ? error.message : String(error))];
  }
}

function checkHeaders(snippet: Snippet): SnippetProblem[] {
  return snippet.text
    .split('\n')
    .flatMap((line, index) =>
      /^(?:[A-Z][\w-]*: \S.*|)$/.test(line)
        ? []
        : [locate(snippet, index + 1, 'a header is "Name: value"')],
    );
}
