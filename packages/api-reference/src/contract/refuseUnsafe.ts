import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { getLineColLocation, type Source, YamlParseError } from '@redocly/openapi-core';
import { keysOf } from './BundledContract';
import { at, pointerTo, stringAt } from './json';

/** Values that a document may have where its aliases are written out; GitHub's, the largest public one measured, has some 260,000. */
const valueLimit = 2_000_000;

/** References that may lead from one directly to the next; openapi-core takes minutes for thousands. */
const chainLimit = 100;

/**
 * Refuses a document that has no end: aliases that contain themselves, or multiply, and references to references to references.
 *
 * @throws YamlParseError with its place
 */
export function refuseUnsafe(parsed: unknown, source: Source): void {
  const refuse = (pointer: string, reason: string): never => {
    const { start } = getLineColLocation({ source, pointer });
    // As js-yaml writes it.
    const message = `${reason} in "${source.absoluteRef}" (${start.line}:${start.col})`;
    throw new YamlParseError(new Error(message), source);
  };
  const open = new Set<unknown>();
  const counts = new Map<unknown, number>();
  const count = (value: unknown, pointer: string): number => {
    if (typeof value !== 'object' || value === null) return 1;
    if (open.has(value)) return refuse(pointer, 'the alias is inside its own anchor');
    const known = counts.get(value);
    if (known !== undefined) return known;
    open.add(value);
    if (isLongChain(parsed, value)) refuse(pointer, `more than ${chainLimit} references follow`);
    let sum = 1;
    for (const [key, inner] of Object.entries(value) as [string, unknown][]) {
      const place = pointerTo(pointer, key);
      sum += count(inner, place);
      if (sum > valueLimit) refuse(place, `aliases make more than ${valueLimit} values`);
    }
    open.delete(value);
    counts.set(value, sum);
    return sum;
  };
  count(parsed, '#');
}

/** Whether a reference leads to another, and so on, beyond the limit; one that comes back to itself has a message of its own. */
function isLongChain(root: unknown, start: object): boolean {
  const passed = new Set<unknown>();
  let current: unknown = start;
  while (!passed.has(current)) {
    passed.add(current);
    if (passed.size > chainLimit) return true;
    const reference = stringAt(current, '$ref');
    if (reference?.startsWith('#/') !== true) return false;
    current = at(root, ...keysOf(reference));
  }
  return false;
}

/**
 * Refuses a file whose text is not UTF-8.
 *
 * @throws YamlParseError with the place of its first other byte
 */
export function refuseEncoding(source: Source): void {
  const place = source.body.indexOf('\uFFFD');
  if (place < 0 || isUtf8(readFileSync(source.absoluteRef))) return;
  const lines = source.body.slice(0, place).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  const message = `the file is not UTF-8 in "${source.absoluteRef}" (${lines.length}:${column})`;
  throw new YamlParseError(new Error(message), source);
}
