import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkObject } from './checkObject';
import { checkOperations } from './checkOperations';
import { at, isObject, type Json, stringAt } from './json';
import { type ParsedFile, readYaml } from './readYaml';
import { advice, type Kind, required, sections, supported } from './supported';

/** A contract in one document: every reference points into `root`. */
export interface Contract {
  root: Json;
  /** Absolute paths of the files that it was read from. */
  files: readonly string[];
  /** Follows `$ref` to the referenced value. */
  follow: (value: unknown) => unknown;
  /** The name under which a schema is shared. */
  nameOf: (schema: unknown) => string | undefined;
  /** The place of an object or of its key, as `file:line:column`. */
  placeOf: (holder: unknown, key?: string) => string;
}

/** A file of a contract. */
interface SourceFile extends ParsedFile {
  file: string;
}

/** Lines that an author may read at once. */
const problemLimit = 100;
/** Letters of an example, which is written in every language. */
const dataLimit = 20_000;
/** References that may lead directly from one to the next. */
const chainLimit = 20;

/**
 * Reads a contract with all files that it refers to, and refuses what this reference cannot show (`supported.ts`).
 *
 * @param specPath path of the contract, relative to `siteDir`
 * @throws Error listing every problem as `file:line:column message`
 */
export function readContract(specPath: string, siteDir: string): Contract {
  const entry = path.resolve(siteDir, specPath);
  const folder = path.dirname(entry);
  const sources = new Map<string, SourceFile>();
  const problems = new Set<string>();
  const seen = new Map<unknown, Set<Kind>>();
  /** What is still to be visited: a chain of references is longer than the stack. */
  const pending: (() => void)[] = [];

  const open = (file: string): SourceFile => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const label = path.relative(siteDir, file);
    const report = (place: string, message: string) => problems.add(`${label}:${place} ${message}`);
    const isLarge = statSync(file).size > 4_000_000;
    if (isLarge) report('1:1', 'has more than 4 MB: not supported by this reference');
    const bytes = isLarge ? Buffer.from('') : readFileSync(file);
    const text = bytes.toString('utf8');
    if (!bytes.equals(Buffer.from(text))) report('1:1', 'is not UTF-8: save it as UTF-8');
    const source = { file, ...readYaml(text, report) };
    sources.set(file, source);
    return source;
  };

  const label = path.relative(siteDir, entry);
  if (!existsSync(entry)) throw new Error(`${label}:1:1 the file cannot be read`);
  const main = open(entry);
  const root = isObject(main.root) ? main.root : {};

  const reportAt = ({ file, placeOf }: SourceFile, holder: unknown, key: string, text: string) =>
    problems.add(`${path.relative(siteDir, file)}:${placeOf(holder, key)} ${text}`);

  /** The target of a reference with its file; undefined, and reported, where there is none. */
  const resolve = (
    holder: Json,
    source: SourceFile,
    chain = 0,
  ): [unknown, SourceFile] | undefined => {
    const reference = String(holder.$ref);
    const refuse = (reason: string) => {
      reportAt(source, holder, '$ref', `refers to "${reference}", ${reason}`);
      return undefined;
    };
    if (chain > chainLimit) return refuse('which refers to itself or to too many others');
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) {
      return refuse('on another host: keep every file of the contract beside it');
    }
    const [name = '', pointer = ''] = reference.split('#');
    const file = name === '' ? source.file : path.resolve(path.dirname(source.file), decode(name));
    if (!existsSync(file)) return refuse('a file that does not exist');
    const inside = path.relative(realpathSync(folder), realpathSync(file));
    if (inside.startsWith('..')) return refuse('outside the folder of the contract');
    const target = open(file);
    const found = find(target.root, `#${pointer}`);
    if (found === undefined) return refuse('which does not exist');
    return stringAt(found, '$ref') === undefined
      ? [found, target]
      : resolve(found as Json, target, chain + 1);
  };

  /** Makes a reference of another file one to this document, which gets the target. */
  const include = (holder: Json, target: unknown, kind: Kind): void => {
    const section = sections[kind] ?? '';
    const components = (root.components ??= {}) as Json;
    const shared = (components[section] ??= {}) as Json;
    const [file = '', pointer = ''] = String(holder.$ref).split('#');
    const preferred = listKeys(`#${pointer}`).at(-1) ?? path.parse(decode(file)).name;
    let name = Object.keys(shared).find((key) => shared[key] === target) ?? preferred;
    for (let count = 2; (shared[name] ?? target) !== target; count += 1) {
      name = `${preferred}-${count}`;
    }
    shared[name] = target;
    holder.$ref = `#/components/${section}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  };

  const visit = (value: unknown, kind: Kind, source: SourceFile, holder: unknown, key: string) => {
    const report = (text: string) => reportAt(source, holder, key, text);
    const name = key === '' ? 'the contract' : `"${key}"`;
    if (kind === 'data') {
      if (JSON.stringify(value).length > dataLimit) {
        report(`${name} has more than ${dataLimit} letters`);
      }
      return;
    }
    if (value === null) return void report(`${name} has no value: give it one, or remove it`);
    if (kind.endsWith('[]')) {
      if (!Array.isArray(value)) return void report(`${name} must be a list`);
      for (const [index, item] of value.entries()) {
        const inner: unknown = item;
        const place = typeof inner === 'object' ? inner : holder;
        visit(inner, kind.slice(0, -2), source, place, place === holder ? key : String(index));
      }
      return;
    }
    const wrong = checkScalar(value, kind);
    if (wrong !== undefined) return void report(`${name} ${wrong}`);
    if (!isObject(value)) return;
    if (kind === 'others') return void visit(value, 'schema', source, holder, key);
    const visited = seen.get(value) ?? new Set();
    if (visited.has(kind)) return;
    seen.set(value, visited.add(kind));
    if (kind.startsWith('{')) {
      for (const [inside, inner] of Object.entries(value)) {
        if (!inside.startsWith('x-')) visit(inner, kind.slice(1, -1), source, value, inside);
      }
      return;
    }
    if (typeof value.$ref === 'string' && kind in sections) {
      const own = value.$ref;
      const target = resolve(value, source);
      if (target !== undefined) {
        pending.push(() => visit(target[0], kind, target[1], value, key));
        if (!own.startsWith('#') || source !== main) include(value, target[0], kind);
      }
    }
    visitKeys(value, kind, source);
  };

  const visitKeys = (value: Json, kind: Kind, source: SourceFile) => {
    const keywords = supported[kind] ?? {};
    for (const [key, inner] of Object.entries(value)) {
      if (Object.hasOwn(keywords, key)) visit(inner, keywords[key] ?? '', source, value, key);
      else if (key === '$ref' && kind in sections) continue;
      else if (!key.startsWith('x-') || Object.hasOwn(advice, key)) {
        reportAt(source, value, key, refuse(key, keywords));
      }
    }
    if (value.$ref !== undefined) return;
    for (const key of required[kind] ?? []) {
      if (value[key] === undefined) reportAt(source, value, '', `has no "${key}"`);
    }
    for (const [key, message] of checkObject(value, kind)) reportAt(source, value, key, message);
  };

  const follow = (value: unknown, chain = 0): unknown => {
    const reference = stringAt(value, '$ref');
    if (reference === undefined || chain > chainLimit) return value;
    return follow(find(root, reference), chain + 1);
  };
  const placeOf = (holder: unknown, key?: string): string => {
    const source = [...sources.values()].find(({ has }) => has(holder)) ?? main;
    return `${path.relative(siteDir, source.file)}:${source.placeOf(holder, key)}`;
  };

  if (problems.size === 0) {
    const version = checkVersion(main.root);
    if (version !== undefined) problems.add(`${label}:1:1 ${version}`);
    else visit(root, 'root', main, root, '');
    for (const next of pending) next();
    if (version === undefined) {
      for (const [holder, key, message] of checkOperations(root, follow)) {
        problems.add(`${placeOf(holder, key)} ${message}`);
      }
    }
  }
  if (problems.size > 0) throw new Error([...problems].slice(0, problemLimit).join('\n'));

  const schemas = at(root, 'components', 'schemas');
  const shared = new Map(
    Object.entries(isObject(schemas) ? schemas : {}).map(([name, one]) => [one, name]),
  );
  return {
    root,
    files: [...sources.keys()],
    follow,
    nameOf: (schema) => shared.get(schema),
    placeOf,
  };
}

/** What a keyword is called that the reference does not have, and what to do. */
function refuse(key: string, keywords: Readonly<Record<string, Kind>>): string {
  const other = Object.keys(keywords).find((known) => known.toLowerCase() === key.toLowerCase());
  const help = other === undefined ? undefined : `write "${other}"`;
  return `${key} is not supported by this reference: ${help ?? adviceFor(key)}`;
}

function adviceFor(key: string): string {
  return (Object.hasOwn(advice, key) && advice[key]) || 'remove it, or say it in a description';
}

/** The types of values that have no keywords, and what they must be. */
const scalars: Readonly<Record<string, [types: string[], message: string]>> = {
  text: [['string', 'number', 'boolean'], 'must be a text'],
  number: [['number'], 'must be a number'],
  flag: [['boolean'], 'must be true or false'],
  limit: [['number', 'boolean'], 'must be a number'],
};

const typeNames = /^(string|number|integer|boolean|object|array|null)$/;

/** What is wrong with a value that has no keywords, or should have some. */
function checkScalar(value: unknown, kind: Kind): string | undefined {
  const type = typeof value;
  const scalar = scalars[kind];
  if (scalar !== undefined) return scalar[0].includes(type) ? undefined : scalar[1];
  if (kind === 'types') {
    const names: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    const isKnown = names.every((name) => typeof name === 'string' && typeNames.test(name));
    return isKnown ? undefined : 'must be a type';
  }
  if (isObject(value)) return undefined;
  if (kind === 'others') return type === 'boolean' ? undefined : 'must be a schema, true or false';
  const isOther = Array.isArray(value) || type === 'boolean';
  if (kind !== 'schema' || !isOther) return 'must be an object';
  const what = type === 'boolean' ? `the schema ${String(value)}` : 'a list of schemas (tuple)';
  return `is ${what}, not supported by this reference: use a schema with a type, or {}`;
}

/** Why a document is none that can be read. */
function checkVersion(root: unknown): string | undefined {
  const version = stringAt(root, 'openapi') ?? '';
  if (/^3\.[01](\.|$)/.test(version)) return undefined;
  const swagger = stringAt(root, 'swagger');
  if (swagger !== undefined) {
    return `is Swagger ${swagger}: convert it with \`npx swagger2openapi FILE -o openapi.yaml\``;
  }
  if (version === '') return 'is no OpenAPI document: it needs `openapi: 3.1.0`';
  return `OpenAPI ${version} is not supported by this reference: use 3.0 or 3.1`;
}

/** The keys of the pointer in a reference. */
function listKeys(reference: string): string[] {
  const tokens = (reference.split('#').at(-1) ?? '').split('/').slice(1);
  return tokens.map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a reference leads to in a document. */
function find(root: unknown, reference: string): unknown {
  return listKeys(reference).reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? (inner as unknown[])[Number(key)] : at(inner, key)),
    root,
  );
}

/** A text without percent-encoding; as it is where a "%" of it encodes nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
