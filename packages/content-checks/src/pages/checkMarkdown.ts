import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { listImports } from '@aifindr-docs/code-blocks/mdx/listImports';
import type { Diagnostic } from '../Diagnostic';
import { findNearest } from '../identifiers/findNearest';
import { isPartial, type SourcePage } from '../readPages';
import { listAnchors } from './listRoutes';

/** Characters of a description: what search engines show of one. */
const descriptionLength = { from: 70, to: 160 };

/** Title and description of a page, which are its entry in search engines, cards and the search dialog. */
export function checkFrontMatter({
  file,
  frontMatter: { values, lines },
}: SourcePage): Diagnostic[] {
  if (isPartial(file)) return [];
  const report = (key: string, message: string): Diagnostic[] => [
    { file, line: lines[key] ?? 1, message },
  ];
  const { title, description } = values;
  const { from, to } = descriptionLength;
  const length = typeof description === 'string' ? description.length : 0;
  return [
    ...(typeof title === 'string' && title !== ''
      ? []
      : report('title', 'no title: add `title: …` to the front matter')),
    ...(length === 0
      ? report(
          'description',
          `no description: add one of ${from} to ${to} characters to the front matter`,
        )
      : length < from || length > to
        ? report('description', `a description of ${length} characters; ${from} to ${to} are shown`)
        : []),
  ];
}

/** Two headings or parts of a page with one id: links reach the first only. */
export function checkIds(page: SourcePage, byFile: ReadonlyMap<string, SourcePage>): Diagnostic[] {
  const first = new Map<string, number>();
  return listAnchors(page, byFile).flatMap(({ id, line }) => {
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, line);
      return [];
    }
    return {
      file: page.file,
      line,
      message: `the id "${id}" is that of line ${earlier} too: give this heading another {#id}`,
    };
  });
}

/** Admonitions without an end, which swallow the rest of the page. */
export function checkAdmonitions({ file, text, tree }: SourcePage): Diagnostic[] {
  const lines = text.split('\n');
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'containerDirective', ({ name, position }) => {
    const last = lines[(position?.end.line ?? 1) - 1] ?? '';
    if (!/^\s*(?:>\s*)*:{3,}\s*$/.test(last)) {
      const line = position?.start.line ?? 1;
      diagnostics.push({ file, line, message: `:::${name} is never closed: add a line with :::` });
    }
  });
  return diagnostics;
}

/** Components that no import provides, and imports of files that do not exist. */
export function checkComponents(
  { file, tree }: SourcePage,
  siteDir: string,
  provided: readonly string[],
): Diagnostic[] {
  const imports = listImports(tree);
  const known = new Set([
    ...provided,
    ...imports.flatMap(({ names }) => names),
    ...listExports(tree),
  ]);
  const diagnostics = imports
    .filter(({ from }) => !canImport(from, file, siteDir))
    .map(({ from, line }): Diagnostic => ({ file, line, message: `no module ${from}` }));
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [name = ''] = node.name?.split('.') ?? [];
    if (!/^[A-Z]/.test(name) || known.has(name)) return;
    const nearest = findNearest(name, [...known], 3);
    const line = node.position?.start.line ?? 1;
    const remedy = nearest ? `did you mean <${nearest}>?` : 'import it below the front matter';
    diagnostics.push({ file, line, message: `unknown component <${name}>: ${remedy}` });
  });
  return diagnostics;
}

/** Names that a page defines itself: `export const Name = …`, `export function Name`. */
function listExports(tree: SourcePage['tree']): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
      const { declaration } = statement;
      const ids =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.map(({ id }) => id)
          : [declaration.id];
      names.push(...ids.flatMap((id) => (id.type === 'Identifier' ? id.name : [])));
    }
  });
  return names;
}

function canImport(specifier: string, file: string, siteDir: string): boolean {
  const isSite = specifier.startsWith('@site/');
  if (!isSite && !specifier.startsWith('.')) {
    // The theme's components, ours or upstream's; packages are for the structure check.
    const component = /^@theme\/(.+)$/.exec(specifier)?.[1];
    if (component === undefined) return true;
    return ['src/theme', 'node_modules/@docusaurus/theme-classic/lib/theme'].some((folder) =>
      existsModule(path.join(siteDir, folder, component)),
    );
  }
  return existsModule(
    isSite
      ? path.join(siteDir, specifier.slice('@site/'.length))
      : path.join(siteDir, path.dirname(file), specifier),
  );
}

const existsModule = (file: string) =>
  ['', '.tsx', '.ts', '.js', '/index.tsx', '/index.ts', '/index.js'].some(
    (ending) => existsSync(file + ending) && (ending !== '' || path.extname(file) !== ''),
  );

/** Names that every page can use: those of src/theme/MDXComponents.tsx. */
export function listProvidedComponents(siteDir: string): string[] {
  const source = readFileSync(path.join(siteDir, 'src/theme/MDXComponents.tsx'), 'utf8');
  const body = /export default \{([^]*?)\n\};/.exec(source)?.[1] ?? '';
  return [...body.matchAll(/^ {2}([A-Z]\w*)/gm)].flatMap(([, name]) => name ?? []);
}
