import { isUtf8 } from 'node:buffer';
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
} from '@redocly/openapi-core';
import { findScalarProblems } from './findScalarProblems';
import { type Json, printValue, valueAt } from './json';
import { pluginId, referencePlugin } from './referenceRules';

/** What is wrong with a document, or what pages leave out of it. */
export interface Problem {
  /** Path relative to the site. */
  file: string;
  line: number;
  column: number;
  message: string;
  /** A warning does not keep pages from being made. */
  severity: 'error' | 'warning';
  /** Id of the rule that found it. */
  rule: string;
}

/** An OpenAPI document on the disk, and the rules for it. */
export interface DocumentFile {
  /** Folder that paths are relative to. */
  siteDir: string;
  /** The document. */
  specPath: string;
  /** Redocly's configuration. */
  rulesPath: string;
}

/** A document with what its bundling needs. */
export interface LintedDocument {
  problems: readonly Problem[];
  /** Undefined where the file cannot be read as OpenAPI 3. */
  document?: Document;
  resolver: BaseResolver;
  config: Config;
}

/** `file:line:column message`. */
export function formatProblem({ file, line, column, message, severity }: Problem): string {
  const label = severity === 'warning' ? 'warning: ' : '';
  return `${file}:${line}:${column} ${label}${message}`;
}

/** Finds everything that is wrong with a document, in the order of files and lines. */
export async function lintDocument(files: DocumentFile): Promise<LintedDocument> {
  const { siteDir, specPath, rulesPath } = files;
  const toFile = (absolute: string) => path.relative(siteDir, absolute).replaceAll(path.sep, '/');
  const config = await createRules(path.resolve(siteDir, rulesPath));
  const resolver = new LocalResolver(config.resolve);
  const entry = path.resolve(siteDir, specPath);
  const document = await resolver
    .resolveDocument(null, entry, true)
    .catch((error: unknown) => error as Error);
  const failure = document instanceof Error ? explain(document) : checkVersion(document.parsed);
  if (document instanceof Error || failure !== undefined) {
    const start = { line: 1, column: 1, message: '', severity: 'error', rule: pluginId } as const;
    return { problems: [{ ...start, file: toFile(entry), ...failure }], resolver, config };
  }
  // Without quotes, `3.1` is a number.
  const root = document.parsed as Json;
  root.openapi = String(root.openapi);

  const found = await lint({ ref: entry, config, externalRefResolver: resolver });
  const problems = found
    .filter(({ ignored }) => ignored !== true)
    .map((problem) => toProblem(problem, toFile));
  for (const loaded of await Promise.allSettled(resolver.cache.values())) {
    if (loaded.status === 'rejected' || loaded.value instanceof Error) continue;
    const { absoluteRef, body } = loaded.value.source;
    const file = toFile(absoluteRef);
    for (const problem of findScalarProblems(body)) {
      problems.push({ ...problem, file, rule: pluginId });
    }
  }
  return { problems: sortProblems(problems), document, resolver, config };
}

/** The rules of a Redocly configuration and those of the reference. */
async function createRules(rulesFile: string): Promise<Config> {
  const configuration = parseYaml(await readFile(rulesFile, 'utf8')) as { rules?: object };
  const rawConfig = {
    ...configuration,
    plugins: [referencePlugin],
    rules: { ...configuration.rules, [`${pluginId}/support`]: 'error' },
    preprocessors: { [`${pluginId}/strings`]: 'on', [`${pluginId}/mappings`]: 'on' },
  };
  // Its type does not know plugins that are objects, which it takes.
  return createConfig(rawConfig as unknown as string, { configPath: rulesFile });
}

/** Reads files, and nothing from other hosts. */
class LocalResolver extends BaseResolver {
  override async loadExternalRef(file: string): Promise<Source> {
    if (/^[a-z][a-z\d+.-]+:\/\//i.test(file)) {
      throw new ResolveError(
        new Error('it is on another host: keep every file beside the document'),
      );
    }
    const source = await super.loadExternalRef(file);
    if (isUtf8(await readFile(file))) return source;
    throw new ResolveError(new Error('it is not UTF-8: save it as UTF-8'));
  }
}

/** Why a file cannot be read. */
function explain(error: Error): Partial<Problem> {
  const [, reason, line, column] = /^(.*) in ".*" \((\d+):(\d+)\)$/s.exec(error.message) ?? [];
  if (reason === undefined) return { message: `cannot be read: ${error.message}` };
  return { message: `does not parse: ${reason}`, line: Number(line), column: Number(column) };
}

/** Why a document is not one of OpenAPI 3.0 or 3.1; undefined where it is. */
function checkVersion(root: unknown): Partial<Problem> | undefined {
  const swagger = valueAt(root, 'swagger');
  if (swagger !== undefined) {
    const remedy = 'convert it with `npx swagger2openapi FILE -o openapi.yaml`';
    return { message: `is Swagger ${printValue(swagger)}: ${remedy}` };
  }
  const version = valueAt(root, 'openapi');
  if (version === undefined) {
    return { message: 'is no OpenAPI document: it needs `openapi: 3.1.0`' };
  }
  if (/^3\.[01](\.\d|$)/.test(printValue(version))) return undefined;
  const message = `OpenAPI ${printValue(version)} is not supported by this reference`;
  return { message: `${message}: use 3.0.3 or 3.1.0` };
}

function toProblem(
  { location: [location], message, suggest: [suggestion], severity, ruleId }: NormalizedProblem,
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
    rule: ruleId,
  };
}

/** Sorts problems by place; of several at one place only the most telling one stays: an error, and one of the reference. */
function sortProblems(problems: readonly Problem[]): Problem[] {
  const rank = ({ severity, rule }: Problem) =>
    (severity === 'error' ? 2 : 0) + (rule.startsWith(pluginId) ? 1 : 0);
  const byPlace = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.file}:${problem.line}:${problem.column}`;
    const known = byPlace.get(place);
    if (known === undefined || rank(problem) > rank(known)) byPlace.set(place, problem);
  }
  return [...byPlace.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
