import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkContract, checkObject } from './checks';
import { at, entriesAt, isObject, type Json, printValue } from './json';
import { readYaml } from './readYaml';
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

/** Where a value is written. */
interface Place {
  file: string;
  keys: readonly string[];
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
  const start: Place = { file: entry, keys: [] };
  const files = new Map<string, ReturnType<typeof readYaml>>();
  const places = new Map<unknown, Place>();
  const names = new Map<unknown, string>();
  const problems = new Set<string>();
  const seen = new Map<unknown, Set<Kind>>();
  /** What is still to be visited: a chain of references is longer than the stack. */
  const pending: (() => unknown)[] = [];

  const show = ({ file, keys }: Place): string =>
    `${path.relative(siteDir, file)}:${files.get(file)?.placeOf(keys) ?? '1:1'}`;
  const add = (problem: string) => {
    if (problems.size < limits.problems) problems.add(problem);
  };
  const report = (place: Place, message: string) => add(`${show(place)} ${message}`);
  const findPlace = (holder: unknown, key?: string) => inside(places.get(holder) ?? start, key);

  const open = (file: string): unknown => {
    const known = files.get(file);
    if (known !== undefined) return known.root;
    const refuse = (place: string, message: string) =>
      add(`${path.relative(siteDir, file)}:${place} ${message}`);
    const isLarge = statSync(file).size > limits.bytes;
    if (isLarge) refuse('1:1', `has more than ${limits.bytes} bytes: not supported`);
    const bytes = isLarge ? Buffer.from('') : readFileSync(file);
    if (!isUtf8(bytes)) refuse('1:1', 'is not UTF-8: save it as UTF-8');
    const parsed = readYaml(bytes.toString(), refuse);
    files.set(file, parsed);
    return parsed.root;
  };

  /** What a reference leads to, also by way of others; undefined, and reported, where there is nothing. */
  const resolve = (holder: Json, { file, keys }: Place): Json | undefined => {
    const first = String(holder.$ref);
    const refuse = (reason: string) => {
      report({ file, keys: [...keys, '$ref'] }, `refers to "${first}", ${reason}`);
      return undefined;
    };
    let target: unknown = holder;
    let source = file;
    for (let count = 0; count <= limits.references; count += 1) {
      const reference = at(target, '$ref');
      if (reference === undefined) return target as Json;
      if (typeof reference !== 'string') return reference as Json;
      if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) {
        return refuse('on another host: keep every file of the contract beside it');
      }
      const [name = '', pointer = ''] = reference.split('#');
      if (name !== '') source = path.resolve(path.dirname(source), decode(name));
      if (!isFile(source)) return refuse('a file that does not exist');
      const folder = realpathSync(path.dirname(entry));
      if (path.relative(folder, realpathSync(source)).startsWith('..')) {
        return refuse('outside the folder of the contract');
      }
      const found = listKeys(pointer);
      target = found.reduce<unknown>(
        (value, key) => (Array.isArray(value) ? (value as unknown[])[Number(key)] : at(value, key)),
        open(source),
      );
      if (target === undefined) return refuse('which does not exist');
      places.set(target, { file: source, keys: found });
      const isNamed = found.length < 2 || found.at(-2) === 'schemas';
      if (isNamed && !names.has(target)) names.set(target, nameOf(reference));
    }
    return refuse('which refers to itself or to too many others');
  };

  /** Checks a value with all that is in it; returns what stands for it. */
  const visit = (value: unknown, whole: Kind, place: Place): unknown => {
    const kind = whole.replace(/!$/, '');
    const key = place.keys.at(-1) ?? 'the contract';
    const wrong = checkKind(value, kind);
    if (wrong !== undefined) {
      report(place, `"${key}" ${wrong}`);
      return value;
    }
    if (kind === 'text') return String(value);
    if (kind.startsWith('=')) {
      const words = kind.slice(1).split(',');
      const word = words.find((one) => one.toLowerCase() === String(value).toLowerCase());
      if (word !== undefined) return word;
      const help = `use ${words.join(', ')}`;
      report(place, `${key}: ${printValue(value)} is not supported by this reference: ${help}`);
      return value;
    }
    if (kind === 'data' || typeof value !== 'object' || kind === 'types') return value;
    if (Array.isArray(value)) {
      const list = value as unknown[];
      list.forEach((item, index) => {
        list[index] = visit(item, kind.slice(0, -2), inside(place, String(index)));
      });
      return list;
    }
    const object = value as Json;
    if (kind === 'others') return visit(object, 'schema', place);
    places.set(object, place);
    if (typeof object.$ref === 'string' && shareable.includes(kind)) {
      const target = resolve(object, place);
      if (target === undefined) return object;
      object.$ref = target;
      pending.push(() => visit(target, kind, places.get(target) ?? place));
    }
    const visited = seen.get(object) ?? new Set();
    if (!visited.has(kind)) {
      seen.set(object, visited.add(kind));
      visitKeys(object, kind, place);
    }
    return kind === 'schema' ? object : (object.$ref ?? object);
  };

  const visitKeys = (object: Json, kind: Kind, place: Place) => {
    const isMap = kind.startsWith('{');
    // All other maps have names that may begin so, as those of headers do.
    const hasExtensions = !isMap || kind === '{path}' || kind === '{response}';
    const keywords = supported[kind] ?? {};
    for (const [key, inner] of Object.entries(object)) {
      const own = inside(place, key);
      const isExtension = hasExtensions && key.startsWith('x-');
      if (isMap && !isExtension) object[key] = visit(inner, kind.slice(1, -1), own);
      else if (Object.hasOwn(keywords, key)) object[key] = visit(inner, keywords[key] ?? '', own);
      else if (key === '$ref' && shareable.includes(kind)) continue;
      else if (!isExtension || Object.hasOwn(advice, key)) report(own, refuse(key, keywords));
    }
    if (object.$ref !== undefined) return;
    for (const [key, inner] of Object.entries(keywords)) {
      if (inner.endsWith('!') && object[key] === undefined) report(place, `has no "${key}"`);
    }
    for (const [key, message] of checkObject(object, kind)) report(inside(place, key), message);
  };

  if (!isFile(entry)) throw new Error(`${show(start)} the file cannot be read`);
  const root = open(entry) as Json;
  const version = checkVersion(root);
  if (problems.size === 0 && version !== undefined) report(start, version);
  if (problems.size === 0) {
    for (const [name, schema] of entriesAt(root, 'components', 'schemas')) names.set(schema, name);
    visit(root, 'root', start);
    for (const next of pending) next();
    for (const [holder, key, message] of checkContract(root)) {
      report(findPlace(holder, key), message);
    }
  }
  if (problems.size > 0) throw new Error([...problems].join('\n'));
  const placeOf = (holder: unknown) => show(findPlace(holder));
  return { root, files: [...files.keys()], names, placeOf };
}

function inside(place: Place, key = ''): Place {
  return key === '' ? place : { ...place, keys: [...place.keys, key] };
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

/** The types of values that have no keywords, and what they must be. */
const scalars: Readonly<Record<string, [types: RegExp, what: string]>> = {
  text: [/string|number|boolean/, 'a text'],
  number: [/number/, 'a number'],
  flag: [/boolean/, 'true or false'],
  limit: [/number|boolean/, 'a number'],
};
const typeNames = /^(string|number|integer|boolean|object|array|null)$/;

/** What is wrong with a value that should be of a kind. */
function checkKind(value: unknown, kind: Kind): string | undefined {
  if (kind === 'data') {
    const isLong = JSON.stringify(value).length > limits.data;
    return isLong ? `has more than ${limits.data} letters` : undefined;
  }
  if (value === null) return 'has no value: give it one, or remove it';
  if (kind.startsWith('=')) return undefined;
  if (kind.endsWith('[]')) return Array.isArray(value) ? undefined : 'must be a list';
  const type = typeof value;
  const scalar = scalars[kind];
  if (scalar !== undefined) return scalar[0].test(type) ? undefined : `must be ${scalar[1]}`;
  if (kind === 'types') {
    const names: unknown[] = Array.isArray(value) && value.length > 0 ? value : [value];
    const isKnown = names.every((name) => typeof name === 'string' && typeNames.test(name));
    return isKnown ? undefined : 'must be a type';
  }
  if (isObject(value)) return undefined;
  if (kind === 'others') return type === 'boolean' ? undefined : 'must be a schema, true or false';
  const isOther = Array.isArray(value) || type === 'boolean';
  if (kind !== 'schema' || !isOther) return 'must be an object';
  const what = type === 'boolean' ? `the schema ${printValue(value)}` : 'a list of schemas (tuple)';
  return `is ${what}, not supported by this reference: use a schema with a type, or {}`;
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
