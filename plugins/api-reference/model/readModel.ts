import kebabCase from 'lodash/kebabCase';
import type { Contract } from '../contract/Contract';
import { child, type Cursor, items, objectAt, stringAt } from '../contract/Cursor';
import { type ListedOperation, listOperations } from '../contract/listOperations';

/** An operation with its page. */
export interface Operation extends ListedOperation {
  /** Id of its page: the last segment of its address. */
  id: string;
  title: string;
  tags: readonly string[];
  isDeprecated: boolean;
  /** Its own parameters and those of its path item, references followed. */
  parameters: readonly Cursor[];
}

/** A tag with its page. */
export interface Tag {
  id: string;
  name: string;
  title: string;
  /** Its entry in the contract's `tags`, where it has one. */
  cursor?: Cursor;
  operations: readonly Operation[];
}

/** What the pages are made of. */
export interface ApiModel {
  contract: Contract;
  infoId: string;
  title: string;
  version: string;
  /** In the sidebar's order. */
  tags: readonly Tag[];
  operations: readonly Operation[];
}

/** Tag that holds the operations without one, so that each of them has a place in the sidebar. */
const untagged = { some: 'Otras operaciones', all: 'Operaciones' };

/** Reads the model of the pages from a contract that checkContract has passed. */
export function readModel(contract: Contract): ApiModel {
  const info = child(contract.root, 'info');
  const title = (stringAt(info, 'title') ?? '').trim();
  const takenIds = new Set<string>();
  // The same rule as the plugin's, which names the information page after the title.
  const infoId = takeId(kebabCase(title.replace(' ', '-').toLowerCase()) || 'api', takenIds);

  const listed = listOperations(contract);
  const declared = items(child(contract.root, 'tags')).flatMap((cursor) => {
    const name = stringAt(cursor, 'name');
    return name === undefined ? [] : [{ name, cursor }];
  });
  const usedNames = new Set(listed.flatMap(({ cursor }) => tagNames(cursor)));
  const hasUntagged = listed.some(({ cursor }) => tagNames(cursor).length === 0);
  const untaggedName = usedNames.size === 0 ? untagged.all : untagged.some;
  const names = unique([
    ...declared.map(({ name }) => name).filter((name) => usedNames.has(name)),
    ...usedNames,
    ...(hasUntagged ? [untaggedName] : []),
  ]);
  const tagIds = new Map(
    names.map((name, index) => [name, takeId(kebabCase(name) || `grupo-${index + 1}`, takenIds)]),
  );

  const operations = listed.map((operation): Operation => {
    const summary = (stringAt(operation.cursor, 'summary') ?? '').trim();
    const tags = tagNames(operation.cursor);
    const preferredId =
      kebabCase(stringAt(operation.cursor, 'operationId') ?? summary) ||
      kebabCase(`${operation.method} ${operation.path}`) ||
      operation.method;
    return {
      ...operation,
      id: takeId(preferredId, takenIds),
      title: summary,
      tags: tags.length === 0 ? [untaggedName] : tags,
      isDeprecated: objectAt(operation.cursor).deprecated === true,
      parameters: readParameters(contract, operation),
    };
  });

  const tags = names.map((name): Tag => {
    const cursor = declared.find((tag) => tag.name === name)?.cursor;
    return {
      id: tagIds.get(name) ?? name,
      name,
      title: stringAt(cursor, 'x-displayName') ?? name,
      ...(cursor === undefined ? {} : { cursor }),
      operations: operations.filter((operation) => operation.tags.includes(name)),
    };
  });
  const version = stringAt(info, 'version') ?? '';
  return { contract, infoId, title, version, tags, operations };
}

/** A path item's parameters apply to each of its operations, unless one of the same name and place replaces them. */
function readParameters(contract: Contract, { cursor, pathItem }: ListedOperation): Cursor[] {
  const byPlace = new Map<string, Cursor>();
  for (const parameter of [
    ...items(child(pathItem, 'parameters')),
    ...items(child(cursor, 'parameters')),
  ]) {
    const followed = contract.follow(parameter);
    if (followed === undefined) continue;
    byPlace.set(`${stringAt(followed, 'in')} ${stringAt(followed, 'name')}`, followed);
  }
  return [...byPlace.values()];
}

function tagNames(operation: Cursor): string[] {
  const { tags } = objectAt(operation);
  return Array.isArray(tags)
    ? unique(tags.filter((tag): tag is string => typeof tag === 'string'))
    : [];
}

function takeId(preferred: string, taken: Set<string>): string {
  let id = preferred;
  for (let count = 2; taken.has(id); count += 1) id = `${preferred}-${count}`;
  taken.add(id);
  return id;
}

function unique<T>(values: Iterable<T>): T[] {
  return [...new Set(values)];
}
