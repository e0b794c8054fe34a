import kebabCase from 'lodash/kebabCase';
import type { Contract } from '../contract/Contract';
import { entriesAt, isObject, itemsAt, type Json, objectAt, stringAt } from '../contract/json';
import { type ListedOperation, listOperations } from '../contract/listOperations';

/** An operation with its page. */
export interface Operation extends ListedOperation {
  /** Id of its page: the last segment of its address. */
  id: string;
  title: string;
  tags: readonly string[];
  isDeprecated: boolean;
  /** Its own parameters and those of its path item. */
  parameters: readonly Json[];
}

/** A tag that operations have. */
export interface Tag {
  /** Id of its page; undefined for a tag that the contract does not declare, which has none. */
  id: string | undefined;
  title: string;
  declaration: unknown;
  operations: readonly Operation[];
}

/** The pages of a contract. */
export interface Api {
  contract: Contract;
  infoId: string;
  title: string;
  version: string;
  /** In the order of the sidebar. */
  tags: readonly Tag[];
  operations: readonly Operation[];
}

/** Lists the pages of a contract, with the ids that docusaurus-plugin-openapi-docs gives them. */
export function readApi(contract: Contract): Api {
  const { root } = contract;
  const title = (stringAt(root, 'info', 'title') ?? '').trim();
  const operations = listOperations(contract).map((listed): Operation => {
    const summary = (stringAt(listed.operation, 'summary') ?? '').trim();
    return {
      ...listed,
      id: kebabCase(stringAt(listed.operation, 'operationId') ?? summary),
      title: summary,
      tags: itemsAt(listed.operation, 'tags').filter((tag) => typeof tag === 'string'),
      isDeprecated: listed.operation.deprecated === true,
      parameters: readParameters(contract, listed),
    };
  });
  const declared = itemsAt(root, 'tags').map((tag) => stringAt(tag, 'name') ?? '');
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const names = new Set([...declared.filter((name) => used.has(name)), ...used]);
  const tags = [...names].map((name): Tag => {
    const declaration = itemsAt(root, 'tags').find((tag) => stringAt(tag, 'name') === name);
    return {
      id: declaration === undefined ? undefined : kebabCase(name),
      title: stringAt(declaration, 'x-displayName') ?? name,
      declaration,
      operations: operations.filter((operation) => operation.tags.includes(name)),
    };
  });
  const untagged = operations.filter((operation) => operation.tags.length === 0);
  if (untagged.length > 0) {
    const untaggedTitle = tags.length === 0 ? 'Operaciones' : 'Otras operaciones';
    tags.push({
      ...{ id: undefined, title: untaggedTitle, declaration: undefined },
      operations: untagged,
    });
  }
  return {
    contract,
    infoId: kebabCase(title.replace(' ', '-').toLowerCase()),
    title,
    version: stringAt(root, 'info', 'version') ?? '',
    tags,
    operations,
  };
}

/** Parameters of a path item apply to all its operations, unless one of the same name and place replaces them. */
function readParameters(contract: Contract, { operation, pathItem }: ListedOperation): Json[] {
  const byPlace = new Map<string, Json>();
  for (const entry of [...itemsAt(pathItem, 'parameters'), ...itemsAt(operation, 'parameters')]) {
    const parameter = contract.follow(entry);
    if (isObject(parameter))
      byPlace.set(`${String(parameter.in)} ${String(parameter.name)}`, parameter);
  }
  return [...byPlace.values()];
}

/** A server with the default values of its variables filled in. */
export interface Server {
  /** The address as the contract writes it. */
  template: string;
  url: string;
  declaration: unknown;
  /** Whether it belongs to the whole API. */
  isGlobal: boolean;
}

/** The servers of an operation: its own, else those of its path item, else those of the contract. */
export function listServers({ root }: Contract, operation?: Operation): Server[] {
  const holder = [operation?.operation, operation?.pathItem, root].find(
    (candidate) => itemsAt(candidate, 'servers').length > 0,
  );
  return itemsAt(holder, 'servers').map((declaration) => {
    const template = stringAt(declaration, 'url') ?? '';
    const url = entriesAt(declaration, 'variables').reduce(
      (text, [name, variable]) =>
        text.replaceAll(`{${name}}`, stringAt(variable, 'default') ?? name),
      template,
    );
    return { template, url, declaration, isGlobal: holder === root };
  });
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
}

/** The security of an operation: its own, else that of the contract. */
export function listSecurity({ contract }: Api, { operation }: Operation): Security {
  const requirements = itemsAt('security' in operation ? operation : contract.root, 'security');
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
  return { alternatives, isOptional: alternatives.length < requirements.length };
}
