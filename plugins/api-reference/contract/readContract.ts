import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  getLineColLocation,
  isAbsoluteUrl,
  lintDocument,
  type NormalizedProblem,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { type Contract, createContract } from './Contract';
import { ContractError, type Problem } from './ContractError';
import { dataKeys, dropInternal } from './dropInternal';
import { isObject, type Json, stringAt } from './json';
import { parseExactly } from './numbers';
import { pageRule } from './pageRule';

/** Reads local files only, because a build must not depend on another host, and keeps the digits of numbers. */
class LocalResolver extends BaseResolver {
  override parseDocument(source: Source, isRoot = false): Document {
    if (!isRoot && !/\.(json|ya?ml)$/i.test(source.absoluteRef)) return super.parseDocument(source);
    try {
      return { source, parsed: parseExactly(source.body, source.absoluteRef) };
    } catch (error) {
      throw new YamlParseError(error as Error, source);
    }
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference)) {
      const message = 'it is on another host; keep every file of the contract in the repository';
      throw new ResolveError(new Error(message));
    }
    return super.loadExternalRef(reference);
  }
}

/**
 * Reads a contract with all files that it refers to.
 *
 * @param specPath path of the contract, relative to `siteDir`
 * @param warn gets what leaves a page incomplete, with its place
 * @throws ContractError listing every problem with file, line and column
 */
export async function readContract(
  specPath: string,
  siteDir: string,
  warn: (message: string) => void = console.warn,
): Promise<Contract> {
  const config = await createConfig({
    plugins: [
      {
        id: 'api-reference',
        rules: { oas3: { page: pageRule('error', siteDir), doubt: pageRule('warn', siteDir) } },
      },
    ],
    rules: { 'api-reference/page': 'error', 'api-reference/doubt': 'warn' },
    // A "$ref" in an example is data.
    doNotResolveExamples: true,
  });
  const resolver = new LocalResolver(config.resolve);
  const document = await openDocument(path.resolve(siteDir, specPath), resolver, siteDir);
  const problems = await lintDocument({
    document,
    externalRefResolver: resolver,
    config: config.styleguide,
  }).catch((cause: Error) => {
    // openapi-core stops at a reference to itself and at an empty part without saying where it is.
    const obstacles = listObstacles(document, specPath);
    if (obstacles.length > 0) throw new ContractError(obstacles, { cause });
    throw new Error(`${specPath}: ${cause.message}`, { cause });
  });
  for (const problem of problems.filter(({ severity }) => severity === 'warn')) {
    const { file, line, column, message } = toProblem(problem, siteDir);
    warn(`${file}:${line}:${column} warning: ${message}`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new ContractError(errors.map((problem) => toProblem(problem, siteDir)));
  }
  const bundled = await bundle({ doc: document, config, externalRefResolver: resolver });
  const root = bundled.bundle.parsed as Json;
  dropInternal(root);
  return createContract(root, [...bundled.fileDependencies]);
}

async function openDocument(
  file: string,
  resolver: BaseResolver,
  siteDir: string,
): Promise<Document> {
  const label = path.relative(siteDir, file);
  let document: Document;
  try {
    document = (await resolver.resolveDocument(null, file, true)) as Document;
  } catch (cause) {
    if (!(cause instanceof YamlParseError)) {
      throw new Error(`${label}: the file cannot be read`, { cause });
    }
    const [reason] = cause.originalError.message.split(' in "');
    const message = `does not parse: ${reason}`;
    throw new ContractError([{ file: label, line: cause.line, column: cause.col, message }], {
      cause,
    });
  }
  const root: unknown = document.parsed;
  const version = stringAt(root, 'openapi') ?? '';
  if (!isObject(root) || !/^3\.[012](\.|$)/.test(version)) {
    const message = `is not an OpenAPI 3 document: ${nameFormat(root, version)}`;
    throw new ContractError([{ file: label, line: 1, column: 1, message }]);
  }
  // `openapi: 3.1` without quotes is a number.
  root.openapi = version;
  return document;
}

/** The references of a document that refer to themselves, directly or through others, and the keys without a value. */
function listObstacles({ source, parsed }: Document, file: string): Problem[] {
  const contract = createContract(parsed as Json, []);
  const obstacles: Problem[] = [];
  const add = (pointer: string, message: string) => {
    const { start } = getLineColLocation({ source, pointer });
    obstacles.push({ file, line: start.line, column: start.col, message });
  };
  const seen = new Set<unknown>();
  const visit = (value: unknown, pointer: string, isData = false) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isCircle(value, contract)) {
      add(`${pointer}/$ref`, `"${stringAt(value, '$ref') ?? ''}" refers back to this reference`);
    }
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const isInData = isData || dataKeys.has(key);
      visit(inner, place, isInData);
      if (inner === null && !isInData) {
        add(place, `"${key}" has no value: give it one, or remove it`);
      }
    }
  };
  visit(parsed, '#');
  return obstacles;
}

function isCircle(start: unknown, contract: Contract): boolean {
  const passed = new Set<unknown>();
  let current = start;
  while (!passed.has(current)) {
    passed.add(current);
    const reference = stringAt(current, '$ref');
    if (reference === undefined) return false;
    current = contract.target(reference);
  }
  return current === start;
}

/** What a document is, and what to do about it. */
function nameFormat(root: unknown, version: string): string {
  const swagger = stringAt(root, 'swagger');
  const asyncapi = stringAt(root, 'asyncapi');
  if (swagger !== undefined)
    return `it is Swagger ${swagger}; convert it with \`npx swagger2openapi FILE -o openapi.yaml\``;
  if (asyncapi !== undefined)
    return `it is AsyncAPI ${asyncapi}, which describes messages; only HTTP APIs can be rendered`;
  if (version !== '') return `version ${version} is not known; 3.0, 3.1 and 3.2 are`;
  return 'it needs `openapi: 3.x.x`';
}

function toProblem({ message, location: [location] }: NormalizedProblem, siteDir: string): Problem {
  if (location === undefined) throw new Error(`problem without a location: ${message}`);
  const { source, start } = getLineColLocation(location);
  return {
    file: path.relative(siteDir, source.absoluteRef),
    line: start.line,
    column: start.col,
    message,
  };
}
