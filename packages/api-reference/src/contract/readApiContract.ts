import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import {
  BaseResolver,
  bundle,
  createConfig,
  type Document,
  getLineColLocation,
  isAbsoluteUrl,
  lintDocument,
  ResolveError,
  type Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { type BundledContract, createContract, decodeText } from './BundledContract';
import { dataKeys, dropInternal } from './dropInternal';
import { markInherited, restoreInherited, restoreNames } from './inheritedNames';
import { isObject, type Json, pointerTo, stringAt } from './json';
import { parseExactly } from './numbers';
import { formatPlace, visitErrors, visitWarnings } from './pageRules';
import { refuseEncoding, refuseUnsafe } from './refuseUnsafe';

/**
 * Reads local files of the contract's folder only, because a build must not depend on another host, and no other file of the machine
 * may get into the pages; and keeps the digits of numbers.
 */
class LocalResolver extends BaseResolver {
  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    /** Undefined where files outside it are wanted. */
    private readonly folder: string | undefined,
  ) {
    super(config);
  }

  override parseDocument(source: Source, isRoot = false): Document {
    if (!isRoot && !/\.(json|ya?ml)$/i.test(source.absoluteRef)) return super.parseDocument(source);
    refuseEncoding(source);
    try {
      const parsed = parseExactly(source.body, source.absoluteRef);
      refuseUnsafe(parsed, source);
      markInherited(parsed);
      return { source, parsed };
    } catch (error) {
      throw error instanceof YamlParseError ? error : new YamlParseError(error as Error, source);
    }
  }

  override async loadExternalRef(reference: string): Promise<Source> {
    if (isAbsoluteUrl(reference)) {
      const message = 'it is on another host; keep every file of the contract in the repository';
      throw new ResolveError(new Error(message));
    }
    // Tools write the space in a file's name as "%20".
    const file = existsSync(reference) ? reference : decodeText(reference);
    if (this.folder !== undefined && isOutside(file, this.folder)) {
      const message = 'it is outside the folder of the contract; allowOuterFiles permits that';
      throw new ResolveError(new Error(message));
    }
    return super.loadExternalRef(file);
  }
}

/** Problems whose places are looked up, each of which reads the file up to there. */
const problemLimit = 100;

/** Whether a file, or what it links to, is in no folder below another one. */
function isOutside(file: string, folder: string): boolean {
  const real = existsSync(file) ? realpathSync(file) : file;
  const relative = path.relative(realpathSync(folder), real);
  return relative.startsWith('..') || path.isAbsolute(relative);
}

/**
 * Reads a contract with all files that it refers to; what leaves a page incomplete is a warning on the console, with its place.
 *
 * @param specPath path of the contract, relative to `siteDir`
 * @param allowOuterFiles whether `$ref` may name files outside the folder of the contract
 * @throws Error listing every problem as `file:line:column message`
 */
export async function readApiContract(
  specPath: string,
  siteDir: string,
  allowOuterFiles = false,
): Promise<BundledContract> {
  const rules = { page: () => visitErrors(siteDir), gap: visitWarnings };
  const config = await createConfig({
    plugins: [{ id: 'own', rules: { oas3: rules } }],
    rules: { 'own/page': 'error', 'own/gap': 'warn', 'path-parameters-defined': 'warn' },
    // A "$ref" in an example is data.
    doNotResolveExamples: true,
  });
  const file = path.resolve(siteDir, specPath);
  const label = path.relative(siteDir, file);
  const folder = allowOuterFiles ? undefined : path.dirname(file);
  const externalRefResolver = new LocalResolver(config.resolve, folder);
  const document = await openDocument(file, label, externalRefResolver);
  const settings = { document, externalRefResolver, config: config.styleguide };
  const problems = await lintDocument(settings).catch((cause: Error) => {
    // openapi-core stops at such parts without saying where they are.
    const lines = listUnreadable(document, label);
    const reason =
      cause instanceof RangeError
        ? 'has too many references one behind the other to be followed'
        : cause.message;
    throw new Error(lines.join('\n') || `${label}:1:1 ${reason}`, { cause });
  });
  const errors = new Set<string>();
  const isError = ({ severity }: { severity: string }) => severity === 'error';
  const ordered = [...problems.filter(isError), ...problems.filter((one) => !isError(one))];
  for (const { severity, message, location } of ordered.slice(0, problemLimit)) {
    const [place = label] = location.map((one) => formatPlace(one, siteDir));
    const text = restoreNames(message);
    if (severity === 'error') errors.add(`${place} ${text}`);
    else console.warn(`${place} warning: ${text}`);
  }
  const rest = ordered.length - problemLimit;
  if (rest > 0) console.warn(`${label} has ${rest} problems more`);
  if (errors.size > 0) throw new Error([...errors].join('\n'));
  const bundled = await bundle({ doc: document, config, externalRefResolver });
  const root = bundled.bundle.parsed as Json;
  restoreInherited(root);
  dropInternal(root);
  return createContract(root, [...bundled.fileDependencies]);
}

async function openDocument(
  file: string,
  label: string,
  resolver: BaseResolver,
): Promise<Document> {
  const document = await resolver.resolveDocument(null, file, true).catch((cause: Error) => {
    if (!(cause instanceof YamlParseError)) {
      throw new Error(`${label}: the file cannot be read`, { cause });
    }
    const [reason] = cause.originalError.message.split(' in "');
    // A second document in the file has no place.
    const place = Number.isNaN(cause.line) ? '1:1' : `${cause.line}:${cause.col}`;
    throw new Error(`${label}:${place} does not parse: ${reason}`, { cause });
  });
  const root: unknown = (document as Document).parsed;
  const version = stringAt(root, 'openapi') ?? '';
  if (!isObject(root) || !/^3\.[012](\.|$)/.test(version)) {
    throw new Error(`${label}:1:1 is not an OpenAPI 3 document: ${nameFormat(root, version)}`);
  }
  // `openapi: 3.1` without quotes is a number.
  root.openapi = version;
  return document as Document;
}

/** The references of a document that refer to themselves, directly or through others, and the keys without a value. */
function listUnreadable({ source, parsed }: Document, file: string): string[] {
  const contract = createContract(parsed as Json, []);
  const lines: string[] = [];
  const add = (pointer: string, message: string) => {
    const { start } = getLineColLocation({ source, pointer: restoreNames(pointer) });
    lines.push(restoreNames(`${file}:${start.line}:${start.col} ${message}`));
  };
  const seen = new Set<unknown>();
  const visit = (value: unknown, pointer: string, isData = false) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isCircle(value, contract)) {
      add(`${pointer}/$ref`, `"${stringAt(value, '$ref') ?? ''}" refers back to this reference`);
    }
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const place = pointerTo(pointer, key);
      const isInData = isData || dataKeys.has(key);
      visit(inner, place, isInData);
      if (inner === null && !isInData) {
        add(place, `"${key}" has no value: give it one, or remove it`);
      }
    }
  };
  visit(parsed, '#');
  return lines;
}

function isCircle(start: unknown, contract: BundledContract): boolean {
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
  if (swagger !== undefined) {
    return `it is Swagger ${swagger}; convert it with \`npx swagger2openapi FILE -o openapi.yaml\``;
  }
  if (asyncapi !== undefined) {
    return `it is AsyncAPI ${asyncapi}, which describes messages; only HTTP APIs can be rendered`;
  }
  if (version !== '') return `version ${version} is not known; 3.0, 3.1 and 3.2 are`;
  return 'it needs `openapi: 3.x.x`';
}
