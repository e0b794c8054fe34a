import {
  isRef,
  type Oas3_1Definition,
  type Referenced,
  unescapePointer,
} from '@redocly/openapi-core';
import type { Oas3Info } from '@redocly/openapi-core/lib/typings/openapi';
import { valueAt } from './json';

/** A document whose references all point into the document itself. Its types can be trusted: a document with lint errors is not bundled. */
export interface BundledDocument extends Omit<Oas3_1Definition, 'info'> {
  info: Omit<Oas3Info, 'version'> & { version?: string; summary?: string };
  'x-tagGroups'?: readonly { name?: string; tags?: readonly string[] }[];
}

/** Returns the target of a `$ref`, which may be another reference; undefined if it is missing or there is no `$ref`. */
export function findDirectTarget(root: BundledDocument, reference: unknown): unknown {
  if (!isRef(reference)) return undefined;
  const keys = reference.$ref.replace(/^#\/?/, '').split('/').filter(Boolean).map(unescapePointer);
  return keys.reduce<unknown>(
    (holder, key) => (Array.isArray(holder) ? holder[Number(key)] : valueAt(holder, key)),
    root,
  );
}

/** Returns the object at the end of a chain of references. `summary` and `description` beside a `$ref` override those of its target. */
export function resolveReference<T extends object>(
  root: BundledDocument,
  object: Referenced<T>,
): T {
  if (!isRef(object)) return object;
  const { $ref, ...siblings } = object;
  const target = resolveReference(root, findDirectTarget(root, { $ref }) as Referenced<T>);
  const texts = Object.entries(siblings).filter(([key]) => /^(summary|description)$/.test(key));
  return { ...target, ...Object.fromEntries(texts) };
}
