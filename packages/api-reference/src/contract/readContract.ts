import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkContract, checkObject } from './checks';
import { at, entriesAt, isObject, type Json, printValue } from './json';
import { readYaml, type Source } from './readYaml';
import { advice, type Kind, supported } from './supported';

/** A contract whose `$ref`s hold the objects that they refer to; whatever is not a schema is replaced by its target. */
export interface Contract {
  root: Json;
  /** Absolute paths of the files that it was read from. */
  files: readonly string[];
  /** The names of shared schemas. */
  names: ReadonlyMap<unknown, string>;
  /** The place of an object, as `file:line:column`. */
  placeOf: (holder: unknown) => string;
}

/** Lines that an author may read at once; letters of an example, which is written in every language; references to references. */
const limits = { problems: 100, data: 20_000, references: 20, bytes: 1_000_000 };

/** What may be a reference: the objects that `components` has. */
const shareable = Object.values(supported.components ?? {}).map((kind) => kind.slice(1, -1));

/**
 * Reads a contract with all files that it refers to, and refuses what this reference cannot show (`supported.ts`).
 *
 * @param specPath path of the contract, relative to `siteDir`
 * @throws Error listing every problem as `file:line:column message`
 */
export function readContract(specPath: string, siteDir: string): Contract {
  const entry = path.resolve(siteDir, specPath);
  const files = new Map<string, unknown>();
  const sources = new Map<unknown, Source>();
  const names = new Map<unknown, string>();
  const problems = new Set<string>();
  const seen = new Map<unknown, Set<Kind>>();
  /** What is still to be visited: a chain of references is longer than the stack. */
  const pending: (() => unknown)[] = [];

  const start = `${path.relative(siteDir, entry)}:1:1`;
  const placeOf = (holder: unknown, key = ''): string => {
    const { keys, place = start } = sources.get(holder) ?? {};
    return keys?.[key] ?? place;
  };
  const report = (place: string, message: string) => {
    if (problems.size < limits.problems) problems.add(`${place} ${message}`);
  };

  const open = (file: string): unknown => {
    if (files.has(file)) return files.get(file);
    const label = path.relative(siteDir, file);
    const isLarge = statSync(file).size > limits.bytes;
    const bytes = isLarge ? Buffer.from('') : readFileSync(file);
    if (isLarge) report(`${label}:1:1`, `has more than ${limits.bytes} bytes: not supported`);
    if (!isUtf8(bytes)) report(`${label}:1:1`, 'is not UTF-8: save it as UTF-8');
    const root = readYaml(bytes.toString(), { file, label }, sources, report);
    files.set(file, root);
    return root;
  };

  /** What a reference leads to, also by way of others; undefined, and reported, where there is nothing. */
  const resolve = (holder: Json): Json | undefined => {
    const refuse = (reason: string) => {
      report(placeOf(holder, '$ref'), `refers to "${String(holder.$ref)}", ${reason}`);
      return undefined;
    };
    let target: unknown = holder;
    let file = sources.get(holder)?.file ?? entry;
    for (let count = 0; count <= limits.references; count += 1) {
      const reference = at(target, '$ref') ?? target;
      if (typeof reference !== 'string') return reference as Json;
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) {
        return refuse('on another host: keep every file of the contract beside it');
      }
      const [name = '', pointer = ''] = reference.split('#');
      if (name !== '') file = path.resolve(path.dirname(file), decode(name));
      if (!isFile(file)) return refuse('a file that does not exist');
      const folder = realpathSync(path.dirname(entry));
      if (path.relative(folder, realpathSync(file)).startsWith('..')) {
        return refuse('outside the folder of the contract');
      }
      const keys = listKeys(pointer);
      target = keys.reduce<unknown>(
        (value, key) => (Array.isArray(value) ? (value as unknown[])[Number(key)] : at(value, key)),
        open(file),
      );
      if (target === undefined) return refuse('which does not exist');
      const isNamed = keys.length < 2 || keys.at(-2) === 'schemas';
      if (isNamed && !names.has(target)) names.set(target, nameOf(reference));
    }
    return refuse('which refers to itself or to too many others');
  };

  /** Checks what a key of an object or list holds, with all that is in it, and puts there what stands for it. */
  const visit = (holder: Json, key: string, whole: Kind): void => {
    const value = holder[key];
    const kind = whole.replace(/!$/, '');
    const problem = checkKind(value, kind, key);
    if (problem !== undefined) report(placeOf(holder, key), problem);
    else if (kind === 'text') holder[key] = String(value);
    else if (kind.startsWith('=')) holder[key] = findWord(value, kind);
    else if (Array.isArray(value) && kind.endsWith('[]')) {
      const list = value as unknown as Json;
      for (const index of value.keys()) visit(list, String(index), kind.slice(0, -2));
    } else if (isObject(value) && kind !== 'data') {
      holder[key] = visitObject(value, kind === 'others' ? 'schema' : kind);
    }
  };

  const visitObject = (object: Json, kind: Kind): unknown => {
    if (typeof object.$ref === 'string' && shareable.includes(kind)) {
      const target = resolve(object);
      if (target === undefined) return object;
      object.$ref = target;
      pending.push(() => visit(object, '$ref', kind));
    }
    const visited = seen.get(object) ?? new Set();
    if (!visited.has(kind)) {
      seen.set(object, visited.add(kind));
      visitKeys(object, kind);
    }
    return kind === 'schema' ? object : (object.$ref ?? object);
  };

  const visitKeys = (object: Json, kind: Kind) => {
    const isMap = kind.startsWith('{');
    // All other maps have names that may begin so, as those of headers do.
    const hasExtensions = !isMap || kind === '{path}' || kind === '{response}';
    const keywords = supported[kind] ?? {};
    for (const key of Object.keys(object)) {
      const isExtension = hasExtensions && key.startsWith('x-');
      if (isMap && !isExtension) visit(object, key, kind.slice(1, -1));
      else if (Object.hasOwn(keywords, key)) visit(object, key, keywords[key] ?? '');
      else if (key === '$ref' && shareable.includes(kind)) continue;
      else if (!isExtension || Object.hasOwn(advice, key)) {
        report(placeOf(object, key), refuse(key, keywords));
      }
    }
    if (object.$ref !== undefined) return;
    for (const [key, inner] of Object.entries(keywords)) {
      if (inner.endsWith('!') && object[key] === undefined) {
        report(placeOf(object), `has no "${key}"`);
      }
    }
    for (const [key, message] of checkObject(object, kind)) report(placeOf(object, key), message);
  };

  if (!isFile(entry)) throw new Error(`${start} the file cannot be read`);
  const root = open(entry) as Json;
  const version = checkVersion(root);
  if (problems.size === 0 && version !== undefined) report(start, version);
  if (problems.size === 0) {
    for (const [name, schema] of entriesAt(root, 'components', 'schemas')) names.set(schema, name);
    visit({ root }, 'root', 'root');
    for (const next of pending) next();
    for (const [holder, key, message] of checkContract(root)) report(placeOf(holder, key), message);
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'));
  return { root, files: [...files.keys()], names, placeOf };
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** What a keyword is called that the reference does not have, and what to do. */
function refuse(key: string, keywords: Readonly<Record<string, Kind>>): string {
  const other = Object.keys(keywords).find((known) => known.toLowerCase() === key.toLowerCase());
  const known = Object.hasOwn(advice, key) ? advice[key] : undefined;
  const help = other === undefined ? known : `write "${other}"`;
  const text = help ?? 'remove it, or say it in a description';
  return `${key} is not supported by this reference: ${text}`;
}

/** What a value of a kind must be. */
type Check = readonly [isRight: (value: unknown) => boolean, what: string];

const typeNames = /^(string|number|integer|boolean|object|array|null)$/;
const isType = (value: unknown) => typeof value === 'string' && typeNames.test(value);
const areTypes = (list: unknown[]) => list.length > 0 && list.every(isType);
const kindChecks: Readonly<Record<string, Check>> = {
  text: [(value) => /string|number|boolean/.test(typeof value), 'a text'],
  number: [(value) => typeof value === 'number', 'a number'],
  flag: [(value) => typeof value === 'boolean', 'true or false'],
  limit: [(value) => /number|boolean/.test(typeof value), 'a number'],
  types: [(value) => areTypes([value].flat()), 'a type'],
  others: [(value) => typeof value === 'boolean' || isObject(value), 'a schema, true or false'],
  schema: [isObject, 'a schema, or {}: tuples, true and false are not supported by this reference'],
};

/** What is wrong with the value of a key that should be of a kind. */
function checkKind(value: unknown, kind: Kind, key: string): string | undefined {
  if (kind === 'data') {
    const isLong = JSON.stringify(value).length > limits.data;
    return isLong ? `"${key}" has more than ${limits.data} letters` : undefined;
  }
  if (value === null) return `"${key}" has no value: give it one, or remove it`;
  if (kind.startsWith('=')) {
    const help = `use ${listWords(kind).join(', ')}`;
    const message = `${key}: ${printValue(value)} is not supported by this reference: ${help}`;
    return findWord(value, kind) === undefined ? message : undefined;
  }
  const other: Check = kind.endsWith('[]') ? [Array.isArray, 'a list'] : [isObject, 'an object'];
  const [isRight, what] = kindChecks[kind] ?? other;
  return isRight(value) ? undefined : `"${key}" must be ${what}`;
}

/** The word of a kind that a value is, however it is written. */
function findWord(value: unknown, kind: Kind): string | undefined {
  return listWords(kind).find((word) => word.toLowerCase() === String(value).toLowerCase());
}

function listWords(kind: Kind): string[] {
  return kind.slice(1).split(',');
}

/** Why a document is none that can be read. */
function checkVersion(root: unknown): string | undefined {
  const version = at(root, 'openapi') ?? '';
  if (/^3\.[01](\.|$)/.test(printValue(version))) return undefined;
  const swagger = at(root, 'swagger');
  if (swagger !== undefined) {
    return `is Swagger ${printValue(swagger)}: convert it with \`npx swagger2openapi FILE -o openapi.yaml\``;
  }
  if (version === '') return 'is no OpenAPI document: it needs `openapi: 3.1.0`';
  return `OpenAPI ${printValue(version)} is not supported by this reference: use 3.0 or 3.1`;
}

/** The name of what a reference leads to: its last key, or its file. */
export function nameOf(reference: string): string {
  const [file = '', pointer = ''] = reference.split('#');
  return listKeys(pointer).at(-1) ?? path.parse(decode(file)).name;
}

/** The keys of a JSON pointer. */
function listKeys(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A text without percent-encoding; as it is where a "%" of it encodes nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
