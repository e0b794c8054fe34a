import { dirname, relative, resolve } from 'node:path';
import { type Cursor, isObject, keyOf, stringAt } from './Cursor';
import { type ContractFile, readContractFile } from './readContractFile';

/** The contract: its main file, the files that it refers to, and the way from a reference to its target. */
export interface Contract {
  readonly root: Cursor;
  /** Follows `$ref` until a value without one; undefined where a reference leads nowhere or in a circle. */
  follow(cursor: Cursor): Cursor | undefined;
  /** The target of one reference, or the reason why there is none. */
  target(reference: string, from: ContractFile): Cursor | string;
}

/** Opens the contract at a path. Messages name files relative to `baseDir`. */
export function openContract(path: string, baseDir: string): Contract {
  const files = new Map<string, ContractFile>();

  function open(absolutePath: string): ContractFile {
    let file = files.get(absolutePath);
    if (file === undefined) {
      file = readContractFile(absolutePath, relative(baseDir, absolutePath));
      files.set(absolutePath, file);
    }
    return file;
  }

  function target(reference: string, from: ContractFile): Cursor | string {
    const [address = '', fragment = ''] = splitReference(reference);
    const identified = address === '' ? undefined : findByKeyword(from, '$id', address);
    if (identified === undefined && /^[a-z][a-z0-9+.-]*:/i.test(address)) {
      return 'it is on another host; keep every file of the contract in the repository';
    }
    let start: Cursor;
    try {
      const file = address === '' ? from : open(resolve(dirname(from.path), decodeURI(address)));
      start = identified ?? { value: file.data, file, path: [] };
    } catch (cause) {
      return cause instanceof Error ? cause.message : String(cause);
    }
    if (fragment !== '' && !fragment.startsWith('/')) {
      return (
        findByKeyword(start.file, '$anchor', fragment) ??
        findByKeyword(start.file, '$dynamicAnchor', fragment) ??
        `there is no anchor "${fragment}"`
      );
    }
    return walk(start, fragment) ?? `there is no "${fragment}" in ${start.file.label}`;
  }

  function walk(start: Cursor, pointer: string): Cursor | undefined {
    let value = start.value;
    const path = [...start.path];
    for (const token of pointer.split('/').slice(1)) {
      const key = decodePointerToken(token);
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
        return undefined;
      value = Reflect.get(value, key);
      path.push(key);
    }
    return { value, file: start.file, path };
  }

  function follow(cursor: Cursor): Cursor | undefined {
    const seen = new Set<string>();
    let current = cursor;
    for (;;) {
      const reference = stringAt(current, '$ref');
      if (reference === undefined) return current;
      if (seen.has(keyOf(current))) return undefined;
      seen.add(keyOf(current));
      const next = target(reference, current.file);
      if (typeof next === 'string') return undefined;
      current = next;
    }
  }

  const file = open(resolve(baseDir, path));
  return { root: { value: file.data, file, path: [] }, follow, target };
}

function splitReference(reference: string): string[] {
  const hash = reference.indexOf('#');
  return hash === -1 ? [reference, ''] : [reference.slice(0, hash), reference.slice(hash + 1)];
}

function decodePointerToken(token: string): string {
  let text = token;
  try {
    text = decodeURIComponent(token);
  } catch {
    // A lone "%" is a legal character of a key that was not percent-encoded.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

function findByKeyword(file: ContractFile, keyword: string, name: string): Cursor | undefined {
  const pending: Cursor[] = [{ value: file.data, file, path: [] }];
  for (let cursor = pending.pop(); cursor !== undefined; cursor = pending.pop()) {
    const { value, path } = cursor;
    if (isObject(value) && value[keyword] === name) return cursor;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, next] of Object.entries(value))
      pending.push({ value: next, file, path: [...path, key] });
  }
  return undefined;
}
