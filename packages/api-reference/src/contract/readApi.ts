import { type ListedOperation, listOperations } from './checks';
import { at, entriesAt, itemsAt, type Json, stringAt } from './json';
import { createNames, toPageId } from './names';
import type { Contract } from './readContract';
import { Schema } from './schema';

/** One example of a body, a parameter or a response. */
export interface NamedExample {
  /** Key in the contract. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  value: unknown;
}

/** Name of an example that is the only one, and has none in the contract. */
export const unnamedExample = 'ejemplo';

export type Parameter = ReturnType<typeof readParameter>;
export type Content = ReturnType<typeof readContents>[number];
export type Security = ReturnType<typeof readSecurity>;
export type Server = ReturnType<typeof readServers>[number];
export type Operation = ReturnType<typeof readOperation>;
export type Answer = Operation['answers'][number];
export type Api = ReturnType<typeof readApi>;
export type Tag = Api['tags'][number];

/** Reads the operations of a contract, and the ids of its pages, which are parts of their addresses. */
export function readApi(contract: Contract) {
  const { root } = contract;
  const takeName = createNames();
  /** An id that no other page has, made of a name, or of a second one where that has no letters. */
  const takeId = (name: string, fallback: string) => takeName(toPageId(name) || toPageId(fallback));
  const title = toLine(stringAt(root, 'info', 'title'));
  const infoId = takeId(title, 'api');
  const listed = listOperations(root);
  const declared = new Map(itemsAt(root, 'tags').map((tag) => [stringAt(tag, 'name') ?? '', tag]));
  const used = new Set(listed.flatMap(({ operation }) => listTags(operation)));
  /** In the order of the sidebar. */
  const names = new Set([...declared.keys(), ...used].filter((name) => used.has(name)));
  const tagIds = new Map(Array.from(names, (name) => [name, takeId(name, 'tag')]));
  const servers = readServers(root);
  const base = servers[0]?.base ?? '';
  const operations = listed.map((one) => readOperation(one, contract, base, takeId));
  const groups = itemsAt(root, 'x-tagGroups');
  const groupOf = (tag: string) => groups.find((one) => itemsAt(one, 'tags').includes(tag));
  const tags = Array.from(names, (name) => ({
    id: tagIds.get(name) ?? '',
    title: toLine(name),
    declaration: declared.get(name),
    operations: operations.filter((operation) => operation.tags.includes(name)),
    /** Of `x-tagGroups`. */
    group: stringAt(groupOf(name), 'name'),
  }));
  const version = stringAt(root, 'info', 'version') ?? '';
  return { contract, infoId, title, version, tags, operations, servers };
}

/** An operation with its page, and all that it refers to. */
function readOperation(
  { operation, path, method, parameters }: ListedOperation,
  contract: Contract,
  base: string,
  takeId: (name: string, fallback: string) => string,
) {
  const { requestBody: body } = operation;
  const id = stringAt(operation, 'operationId');
  const summary = toLine(stringAt(operation, 'summary'));
  const title = summary || id || `${method.toUpperCase()} ${path}`;
  const isDeprecated = operation.deprecated === true;
  return {
    /** Id of its page: the last segment of its address. */
    id: takeId(id ?? summary, `${method} ${path}`),
    method,
    path,
    title,
    /** Its title in the sidebar, which says that it is deprecated. */
    label: isDeprecated ? `${title} (obsoleta)` : title,
    description: stringAt(operation, 'description'),
    tags: listTags(operation),
    isDeprecated,
    parameters: parameters.map((one) => readParameter(one, contract)),
    body: {
      description: stringAt(body, 'description'),
      isRequired: at(body, 'required') === true,
      /** In each media type; none without a body. */
      contents: readContents(body, contract),
    },
    answers: entriesAt(operation, 'responses')
      .filter(([code]) => !code.startsWith('x-'))
      .map(([code, answer]) => ({
        code,
        description: stringAt(answer, 'description'),
        contents: readContents(answer, contract),
      })),
    security: readSecurity(operation, contract),
    /** Address of the first server. */
    base,
    /** The object in the contract. */
    declaration: operation,
  };
}

function readParameter(declaration: Json, contract: Contract) {
  return {
    name: String(declaration.name),
    place: String(declaration.in),
    isRequired: declaration.required === true,
    isDeprecated: declaration.deprecated === true,
    description: stringAt(declaration, 'description'),
    explode: declaration.explode as boolean | undefined,
    ...readShape(declaration, contract),
    /** The object in the contract. */
    declaration,
  };
}

/** A body in each of its media types. */
function readContents(holder: unknown, contract: Contract) {
  return entriesAt(holder, 'content').map(([mediaType, media]) => ({
    mediaType,
    ...readShape(media, contract),
  }));
}

/** The schema and the examples of a media type, parameter or header: `examples`, else `example`. */
function readShape(holder: unknown, { names }: Contract) {
  const schema = at(holder, 'schema');
  const value = at(holder, 'example');
  const examples = entriesAt(holder, 'examples').map(([name, example]): NamedExample => ({
    name,
    title: stringAt(example, 'summary'),
    description: stringAt(example, 'description'),
    value: at(example, 'value'),
  }));
  if (examples.length === 0 && value !== undefined) examples.push({ name: unnamedExample, value });
  return { schema: schema === undefined ? undefined : new Schema(names, [schema]), examples };
}

/** The security of an operation, else that of the contract: each alternative is a list of schemes that are needed together. */
function readSecurity(operation: Json, { root }: Contract) {
  const holder = 'security' in operation ? operation : root;
  const requirements = itemsAt(holder, 'security').map((requirement) =>
    entriesAt(requirement).map(([name, scopes]) => ({
      name,
      scheme: at(root, 'components', 'securitySchemes', name) as Json,
      scopes: scopes as string[],
    })),
  );
  const alternatives = requirements.filter((schemes) => schemes.length > 0);
  const isOptional = alternatives.length < requirements.length;
  return { alternatives, isOptional, isStated: 'security' in holder };
}

/** Servers with the default values of their variables filled in. */
function readServers(holder: Json) {
  return itemsAt(holder, 'servers').map((server) => {
    /** The address as the contract writes it. */
    const template = stringAt(server, 'url') ?? '';
    const url = entriesAt(server, 'variables').reduce(
      (text, [name, variable]) =>
        text.replaceAll(`{${name}}`, stringAt(variable, 'default') ?? `{${name}}`),
      template,
    );
    // A variable that brings its slash (`/{basePath}` with `/base`) must not name a host, which would get the key.
    const path = template.startsWith('//') ? url : url.replace(/^\/{2,}/, '/');
    const safe = path.replaceAll(/(?<=[^:/])\/{2,}/g, '/');
    return { template, url: safe, base: safe.replace(/\/$/, ''), declaration: server as Json };
  });
}

/** The tags of an operation; those without any are together. */
function listTags(operation: Json): string[] {
  const tags = itemsAt(operation, 'tags') as string[];
  return tags.length > 0 ? tags : ['Otras operaciones'];
}

/** A title on one line. */
function toLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
