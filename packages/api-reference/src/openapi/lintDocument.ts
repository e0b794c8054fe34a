import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  type Config,
  createConfig,
  type Document,
  getLineColLocation,
  lint,
  type LocationObject,
  type NormalizedProblem,
  parseYaml,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { findScalarProblems } from './findScalarProblems';
import { type Json, valueAt } from './json';
import { pluginId, referencePlugin } from './referenceRules';

/** An error in a document, or something in it that pages leave out. */
export interface Problem {
  /** Path relative to the site. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** Pages are created despite warnings. */
  severity: 'error' | 'warning';
}

/** The files of an OpenAPI document and of its lint rules. */
export interface DocumentFile {
  /** Folder that paths are relative to. */
  siteDir: string;
  /** Path of the document, relative to `siteDir`. */
  specPath: string;
  /** Path of Redocly's configuration, relative to `siteDir`. */
  rulesPath: string;
}

/** The problems of a document, and what is needed to bundle it. */
export interface LintedDocument {
  problems: readonly Problem[];
  /** Undefined if the file cannot be read as OpenAPI 3. */
  document?: Document;
  resolver: BaseResolver;
  config: Config;
}

/** Formats a problem as `file:line:column message`. */
export function formatProblem({ file, line, column, message, severity }: Problem): string {
  const label = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column} ${label}${message}`;
}

/** Finds all problems of a document, in the order of files and lines. */
export async function lintDocument(files: DocumentFile): Promise<LintedDocument> {
  const { siteDir, specPath, rulesPath } = files;
  const toFile = (absolute: string) => path.relative(siteDir, absolute).replaceAll(path.sep, '/');
  const config = await createLintConfig(path.resolve(siteDir, rulesPath));
  const resolver = new LocalResolver(config.resolve);
  const entry = path.resolve(siteDir, specPath);
  const document = await resolver
    .resolveDocument(null, entry, true)
    .catch((error: unknown) => error as Error);
  const failure =
    document instanceof Error ? explainFailure(document) : checkVersion(document.parsed);
  if (document instanceof Error || failure !== undefined) {
    const start = { line: 1, column: 1, message: '', severity: 'error' } as const;
    return { problems: [{ ...start, file: toFile(entry), ...failure }], resolver, config };
  }
  // YAML parses `3.1` without quotes as a number.
  const root = document.parsed as Json;
  root.openapi = String(root.openapi);

  const found = await lint({ ref: entry, config, externalRefResolver: resolver });
  const problems = found
    .filter(({ ignored }) => ignored !== true)
    .map((problem) => toProblem(problem, toFile));
  for (const loaded of await Promise.allSettled(resolver.cache.values())) {
    if (loaded.status === 'rejected' || loaded.value instanceof Error) continue;
    const { absoluteRef, body } = loaded.value.source;
    problems.push(...findScalarProblems(toFile(absoluteRef), body));
  }
  return { problems: sortAndDeduplicate(problems), document, resolver, config };
}

/** Creates a configuration with the rules of redocly.yaml and those of the reference. */
async function createLintConfig(rulesFile: string): Promise<Config> {
  const configuration = parseYaml(await readFile(rulesFile, 'utf8')) as { rules?: object };
  const rawConfig = {
    ...configuration,
    plugins: [referencePlugin],
    rules: { ...configuration.rules, [`${pluginId}/support`]: 'error' },
    preprocessors: { [`${pluginId}/strings`]: 'on', [`${pluginId}/mappings`]: 'on' },
  };
  // createConfig accepts plugins that are objects, but its type does not.
  return createConfig(rawConfig as unknown as string, { configPath: rulesFile });
}

/** Resolves references to files, and refuses those to other hosts. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    if (!/^[a-z][a-z\d+.-]+:\/\//i.test(file)) return super.loadExternalRef(file);
    throw new ResolveError(new Error('it is on another host: keep every file beside the document'));
  }
}

/** Returns why a file cannot be read, with the line and the column that a YAML error names. */
function explainFailure(error: Error): Partial<Problem> {
  if (!(error instanceof YamlParseError)) return { message: `cannot be read: ${error.message}` };
  const [reason] = error.message.split(' in "');
  return { message: `does not parse: ${reason}`, line: error.line, column: error.col };
}

/** Returns why a document is not an OpenAPI document of version 3.0 or 3.1, or undefined if it is. */
function checkVersion(root: unknown): Partial<Problem> | undefined {
  if (/^3\.[01](\.\d|$)/.test(String(valueAt(root, 'openapi')))) return undefined;
  const conversion = '`npx swagger2openapi FILE -o openapi.yaml` converts Swagger 2.0';
  return {
    message: `is no document of OpenAPI 3.0 or 3.1: it needs \`openapi: 3.1.0\`; ${conversion}`,
  };
}

function toProblem(
  { location: [location], message, suggest: [suggestion], severity }: NormalizedProblem,
  toFile: (absolute: string) => string,
): Problem {
  const { start, source } = getLineColLocation(location as LocationObject);
  const remedy = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  return {
    file: toFile(source.absoluteRef),
    line: start.line,
    column: start.col,
    message: message.trim().replace(/\.$/, '') + remedy,
    severity: severity === 'error' ? 'error' : 'warning',
  };
}

/** Sorts problems by source location, and keeps one of several that have the same location: an error before a warning. */
function sortAndDeduplicate(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      a.severity.localeCompare(b.severity),
  );
  return sorted.filter(({ file, line, column }, index) => {
    const previous = sorted[index - 1];
    return previous?.file !== file || previous.line !== line || previous.column !== column;
  });
}
