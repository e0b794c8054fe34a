import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  type LocationObject,
  type NormalizedProblem,
  parseYaml,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import type { Problem } from '../Problem';
import type { BundledDocument } from './bundledDocument';
import { findScalarProblems } from './findScalarProblems';
import { type Json, valueAt } from './json';
import { pluginId, referencePlugin } from './referenceRules';

/** Paths of an OpenAPI document and of the Redocly configuration with its lint rules, absolute or relative to the site. */
export interface DocumentPaths {
  specPath: string;
  rulesPath: string;
}

export interface DocumentFile extends DocumentPaths {
  siteDir: string;
}

export interface LintedDocument {
  problems: readonly Problem[];
  /** The document with the parts of other files that it refers to; undefined if there is an error. */
  root?: BundledDocument;
  /** Absolute paths of the document and of the files that it refers to. */
  files: readonly string[];
}

/** Finds the problems of a document, sorted by file and line, and bundles the document if it has no errors. */
export async function lintAndBundleDocument(paths: DocumentFile): Promise<LintedDocument> {
  const { siteDir, specPath, rulesPath } = paths;
  const toSitePath = (file: string): string =>
    path.relative(siteDir, file).replaceAll(path.sep, '/');
  const config = await createLintConfig(path.resolve(siteDir, rulesPath));
  const resolver = new LocalResolver(config.resolve);
  const entry = path.resolve(siteDir, specPath);
  const document = await resolver
    .resolveDocument(null, entry, true)
    .catch((error: unknown) => error as Error);
  const failure =
    document instanceof Error ? explainReadFailure(document) : findVersionProblem(document.parsed);
  if (document instanceof Error || failure !== undefined) {
    const problem = { file: toSitePath(entry), line: 1, column: 1, message: '', ...failure };
    return { problems: [problem], files: [entry] };
  }
  // YAML parses `3.1` without quotes as a number, but Redocly requires a string.
  const parsed = document.parsed as Json;
  parsed.openapi = String(parsed.openapi);

  const options = { config, externalRefResolver: resolver };
  const found = await lint({ ref: entry, ...options });
  const problems = found
    .filter(({ ignored }) => ignored !== true)
    .map((problem) => toProblem(problem, toSitePath));
  for (const loaded of await Promise.allSettled(resolver.cache.values())) {
    if (loaded.status === 'rejected' || loaded.value instanceof Error) continue;
    const { absoluteRef, body } = loaded.value.source;
    problems.push(...findScalarProblems(toSitePath(absoluteRef), body));
  }
  const sorted = sortAndKeepOnePerLocation(problems);
  const files = [...resolver.getFiles()];
  if (sorted.some(({ severity }) => severity !== 'warning')) return { problems: sorted, files };
  const { bundle: bundled } = await bundle({ doc: document, ...options });
  return { problems: sorted, root: bundled.parsed as BundledDocument, files };
}

/** Creates Redocly's configuration from `rulesFile`, with the rule and the preprocessors of `referencePlugin`. */
async function createLintConfig(rulesFile: string): Promise<Config> {
  const configuration = parseYaml(await readFile(rulesFile, 'utf8')) as { rules?: object };
  const rawConfig = {
    ...configuration,
    plugins: [referencePlugin],
    rules: { ...configuration.rules, [`${pluginId}/support`]: 'error' },
    preprocessors: { [`${pluginId}/strings`]: 'on', [`${pluginId}/mappings`]: 'on' },
  };
  // The severities in `rawConfig` have the type `string`, which the type of createConfig refuses.
  return createConfig(rawConfig as unknown as string, { configPath: rulesFile });
}

/** Resolves references to files, and refuses URLs such as `https://host/file`. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    if (!/^[a-z][a-z\d+.-]+:\/\//i.test(file)) return super.loadExternalRef(file);
    throw new ResolveError(new Error('it is on another host: keep every file beside the document'));
  }
}

/** Returns why a file cannot be read, with the line and the column that a YAML error names. */
function explainReadFailure(error: Error): Partial<Problem> {
  if (!(error instanceof YamlParseError)) return { message: `cannot be read: ${error.message}` };
  const [reason] = error.message.split(' in "');
  return { message: `does not parse: ${reason}`, line: error.line, column: error.col };
}

/** Returns why a document is not an OpenAPI document of version 3.0 or 3.1, or undefined if it is. */
function findVersionProblem(root: unknown): Partial<Problem> | undefined {
  if (/^3\.[01](\.\d|$)/.test(String(valueAt(root, 'openapi')))) return undefined;
  const conversion = '`npx swagger2openapi FILE -o openapi.yaml` converts Swagger 2.0';
  const requirement = 'is no document of OpenAPI 3.0 or 3.1: it needs `openapi: 3.1.0`';
  return { message: `${requirement}; ${conversion}` };
}

function toProblem(
  { location: [location], message, suggest: [suggestion], severity }: NormalizedProblem,
  toSitePath: (absolute: string) => string,
): Problem {
  const { start, source } = getLineColLocation(location as LocationObject);
  const remedy = suggestion === undefined ? '' : `; did you mean ${suggestion}?`;
  return {
    file: toSitePath(source.absoluteRef),
    line: start.line,
    column: start.col,
    message: message.trim().replace(/\.$/, '') + remedy,
    severity: severity === 'error' ? 'error' : 'warning',
  };
}

/** Sorts problems by source location, and keeps one of several that have the same location: an error rather than a warning. */
function sortAndKeepOnePerLocation(problems: readonly Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0) ||
      (a.severity ?? '').localeCompare(b.severity ?? ''),
  );
  const locations = sorted.map(({ file, line, column }) => `${file}:${line}:${column}`);
  return sorted.filter((_problem, index) => locations[index] !== locations[index - 1]);
}
