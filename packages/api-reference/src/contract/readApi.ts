import type { BundledContract } from './BundledContract';
import { createNames } from './createNames';
import { at, entriesAt, isObject, itemsAt, type Json, objectAt, stringAt } from './json';
import { type ListedOperation, listOperations } from './listOperations';
import { toPageId } from './toPageId';

/** An operation with its page. */
export interface Operation extends ListedOperation {
  /** Id of its page: the last segment of its address. */
  id: string;
  title: string;
  /** Its title in the sidebar, which says that it is deprecated. */
  label: string;
  tags: readonly string[];
  isDeprecated: boolean;
  /** Its own parameters and those of its path item. */
  parameters: readonly Json[];
}

/** A tag that operations have, or the rest of the operations. */
export interface Tag {
  /** Id of its page. */
  id: string;
  title: string;
  declaration: unknown;
  operations: readonly Operation[];
  /** Name of its group in `x-tagGroups`; undefined where the contract has no groups, and for the rest. */
  group: string | undefined;
}

/** The pages of a contract. */
export interface Api {
  contract: BundledContract;
  infoId: string;
  title: string;
  version: string;
  /** In the order of the sidebar. */
  tags: readonly Tag[];
  operations: readonly Operation[];
}

/** What an operation is called that is deprecated, and operations without a tag. */
export interface ApiWords {
  labels: { deprecatedOperation: string };
  tag: { onlyGroup: string; otherGroup: string };
}

/** Lists the pages of a contract with unique ids, which are parts of their addresses. */
export function readApi(contract: BundledContract, texts: ApiWords): Api {
  const { root } = contract;
  const takeName = createNames();
  const takeId = (name: string, fallback: string) => takeName(toPageId(name) || toPageId(fallback));
  const title = toLine(stringAt(root, 'info', 'title'));
  const infoId = takeId(title, 'api');
  const declarations = new Map(
    itemsAt(root, 'tags').map((tag) => [stringAt(tag, 'name') ?? '', tag] as const),
  );
  const listed = listOperations(contract);
  const used = new Set(listed.flatMap(listTags));
  const names = [
    ...new Set([...declarations.keys()].filter((name) => used.has(name)).concat(...used)),
  ];
  const tagIds = new Map(names.map((name) => [name, takeId(name, 'tag')]));
  const operations = listed.map((one): Operation => {
    const { operation, method, path } = one;
    const id = stringAt(operation, 'operationId');
    const name = titleOf(one);
    const isDeprecated = operation.deprecated === true;
    return {
      ...one,
      id: takeId(id ?? stringAt(operation, 'summary') ?? '', `${method} ${path}`),
      title: name,
      label: isDeprecated ? `${name} (${texts.labels.deprecatedOperation})` : name,
      tags: listTags(one),
      isDeprecated,
      parameters: readParameters(contract, one),
    };
  });
  const groups = new Map(
    itemsAt(root, 'x-tagGroups').flatMap((group) =>
      itemsAt(group, 'tags').map((tag) => [String(tag), stringAt(group, 'name')] as const),
    ),
  );
  const order = [...groups.keys()];
  const place = (name: string) => (groups.has(name) ? order.indexOf(name) : order.length);
  names.sort((one, other) => place(one) - place(other));
  const tags = names.map((name): Tag => {
    const declaration = declarations.get(name);
    return {
      id: tagIds.get(name) ?? '',
      title: titleOfTag(declaration) || toLine(name),
      declaration,
      operations: operations.filter((operation) => operation.tags.includes(name)),
      group: groups.get(name),
    };
  });
  const untagged = operations.filter((operation) => operation.tags.length === 0);
  if (untagged.length > 0) {
    const rest = tags.length === 0 ? texts.tag.onlyGroup : texts.tag.otherGroup;
    const id = takeId(rest, 'tag');
    tags.push({ id, title: rest, declaration: undefined, operations: untagged, group: undefined });
  }
  return {
    contract,
    infoId,
    title,
    tags,
    operations,
    version: stringAt(root, 'info', 'version') ?? '',
  };
}

function listTags({ operation }: ListedOperation): string[] {
  return itemsAt(operation, 'tags').filter((tag) => typeof tag === 'string');
}

/** A title on one line, also without the line separators of Unicode, which bundlers escape twice in JSON. */
function toLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** What a tag is called for readers. */
export function titleOfTag(tag: unknown): string {
  const keys = ['x-displayName', 'summary', 'name'];
  return toLine(keys.map((key) => stringAt(tag, key)).find((text) => text !== undefined));
}

/** The summary, else the operationId in words, else method and path. */
function titleOf({ operation, method, path }: ListedOperation): string {
  const summary = toLine(stringAt(operation, 'summary'));
  if (summary) return summary;
  const words = toWords(stringAt(operation, 'operationId') ?? '');
  return words === '' ? `${method.toUpperCase()} ${path}` : words;
}

/** `findPetsByTag` as "Find pets by tag". */
function toWords(name: string): string {
  const words = name
    .replaceAll(
      /([\p{Ll}\p{N}])(\p{Lu}\p{Ll})/gu,
      (_found, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll(/[_\s-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Parameters of a path item apply to all its operations, unless one of the same name and place replaces them. */
function readParameters(
  contract: BundledContract,
  { operation, pathItem }: ListedOperation,
): Json[] {
  const byPlace = new Map<string, Json>();
  for (const entry of [...itemsAt(pathItem, 'parameters'), ...itemsAt(operation, 'parameters')]) {
    const parameter = contract.follow(entry);
    if (isObject(parameter)) {
      byPlace.set(`${String(parameter.in)} ${String(parameter.name)}`, parameter);
    }
  }
  return [...byPlace.values()];
}

/** A server with the default values of its variables filled in. */
export interface Server {
  /** The address as the contract writes it. */
  template: string;
  url: string;
  /** The address without a slash at its end. */
  base: string;
  declaration: unknown;
  /** Whether it belongs to the whole API. */
  isGlobal: boolean;
}

/** The servers of an operation: its own, else those of its path item, else those of the contract. */
export function listServers({ root }: BundledContract, operation?: Operation): Server[] {
  const holder = [operation?.operation, operation?.pathItem, root].find(
    (candidate) => itemsAt(candidate, 'servers').length > 0,
  );
  return itemsAt(holder, 'servers').map((declaration) => {
    const template = stringAt(declaration, 'url') ?? '';
    const filled = entriesAt(declaration, 'variables').reduce(
      (text, [name, variable]) =>
        text.replaceAll(`{${name}}`, stringAt(variable, 'default') ?? `{${name}}`),
      template,
    );
    const url = joinSlashes(filled, template);
    return { template, url, base: url.replace(/\/$/, ''), declaration, isGlobal: holder === root };
  });
}

/** Makes doubled slashes one: a variable that brings its slash (`/{basePath}` with `/base`) must not name a host, which would get the key. */
function joinSlashes(url: string, template: string): string {
  const hasHost = /^([^/]*:)?\/\//.test(template) || /^[a-z][a-z\d+.-]*:\/\//i.test(url);
  const [host = ''] = hasHost ? (/^[^/]*\/\//.exec(url) ?? []) : [];
  return host + url.slice(host.length).replaceAll(/\/{2,}/g, '/');
}

/** A scheme that a request needs. */
export interface RequiredScheme {
  name: string;
  scheme: unknown;
  scopes: readonly string[];
}

/** Ways to authenticate: each alternative is a set of schemes that are needed together. */
export interface Security {
  alternatives: readonly (readonly RequiredScheme[])[];
  isOptional: boolean;
  /** Whether the contract says anything of it. */
  isStated: boolean;
}

/** The security of an operation: its own, else that of the contract. */
export function listSecurity({ contract }: Api, { operation }: Operation): Security {
  const holder = 'security' in operation ? operation : contract.root;
  const requirements = itemsAt(holder, 'security');
  const schemes = objectAt(contract.root, 'components', 'securitySchemes');
  const alternatives = requirements
    .map((requirement) =>
      entriesAt(requirement).map(([name, scopes]) => ({
        name,
        scheme: contract.follow(Object.hasOwn(schemes, name) ? schemes[name] : undefined),
        scopes: (Array.isArray(scopes) ? scopes : []).filter((scope) => typeof scope === 'string'),
      })),
    )
    .filter((alternative) => alternative.length > 0);
  return {
    alternatives,
    isOptional: alternatives.length < requirements.length,
    isStated: at(holder, 'security') !== undefined,
  };
}
