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
import type { Json } from './json';
import { isOpenApi3, pageRule } from './pageRule';

/** Reads local files only: a build must not depend on another host. */
class LocalResolver extends BaseResolver {
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
 * @throws ContractError listing every problem with file, line and column
 */
export async function readContract(specPath: string, siteDir: string): Promise<Contract> {
  const config = await createConfig({
    plugins: [{ id: 'api-reference', rules: { oas3: { page: pageRule(siteDir) } } }],
    rules: { 'api-reference/page': 'error' },
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
    // A reference to itself is the only problem that has no location.
    throw new Error(`${specPath}: ${cause.message}`, { cause });
  });
  if (problems.length > 0) {
    throw new ContractError(problems.map((problem) => toProblem(problem, siteDir)));
  }
  const bundled = await bundle({ doc: document, config, externalRefResolver: resolver });
  return createContract(bundled.bundle.parsed as Json, [...bundled.fileDependencies]);
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
  if (!isOpenApi3(document.parsed)) {
    const message = 'is not an OpenAPI 3 document: it needs `openapi: 3.x.x`';
    throw new ContractError([{ file: label, line: 1, column: 1, message }]);
  }
  return document;
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
