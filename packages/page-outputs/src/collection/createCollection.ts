import { at, entriesAt, itemsAt, stringAt } from '@aifindr-docs/api-reference/contract/json';
import type { Api, Operation } from '@aifindr-docs/api-reference/contract/readApi';
import { isJsonType } from '@aifindr-docs/request-samples';
import { addExamples } from './addExamples';
import type { Collection, Entry, Request, RequestEntry, Variable } from './Collection';
import { convert } from './convert';

/**
 * The operations of a contract as a collection in Postman's format 2.1, as text: a folder for each tag, a request for each example of a
 * body, in a folder where there are several. The same contract makes the same text.
 *
 * @param api changed: values without an example get one
 * @throws Error where the library cannot convert the contract
 */
export async function createCollection(api: Api): Promise<string> {
  const { root } = api.contract;
  for (const operation of api.operations) addExamples(api, operation);
  const collection = await convert(JSON.stringify(root));
  const complete = {
    ...collection,
    info: { ...collection.info, description: stringAt(root, 'info', 'description') },
    item: collection.item.map((entry) => describeEntry(entry, api)),
    variable: listVariables(collection, api),
  };
  return `${JSON.stringify(complete, tidy, 2)}\n`;
}

/** Leaves out the library's random identifiers, and says that descriptions are Markdown. */
function tidy(key: string, value: unknown): unknown {
  if (key === 'id' || key === '_postman_id') return undefined;
  return key === 'type' && value === 'text/plain' ? 'text/markdown' : value;
}

function describeEntry(entry: Entry, api: Api): Entry {
  if ('item' in entry) {
    return { ...entry, item: entry.item.map((inner) => describeEntry(inner, api)) };
  }
  const plain = { ...entry, request: describeRequest(entry.request) };
  const requests = listBodies(entry.request, api).map(({ title, raw }) => {
    const request = { ...plain.request, body: { ...plain.request.body, raw } };
    return {
      ...plain,
      name: title ?? entry.name,
      request,
      response: listResponses(entry, request),
    };
  });
  const [first = { ...plain, response: listResponses(entry, plain.request) }] = requests;
  return requests.length > 1
    ? { name: entry.name, item: requests }
    : { ...first, name: entry.name };
}

/** A request with what the contract says of it, and no more. */
function describeRequest(request: Request): Request {
  const variable = request.url.variable?.map(({ description, ...rest }) => ({
    ...rest,
    ...(description && {
      description: { ...description, content: description.content.replace(/^\(Required\) ?/, '') },
    }),
  }));
  return {
    ...request,
    url: { ...request.url, ...(variable && { variable }) },
    header: withoutAccept(request),
  };
}

/** The headers of a request but for the type of the first response, which is no header of the contract. */
function withoutAccept({ header = [] }: Request) {
  return header.filter(({ key }) => key !== 'Accept');
}

/** The documented bodies of a request with JSON. */
function listBodies(request: Request, { operations }: Api) {
  const { body } = operations.find((candidate) => isRequestOf(request, candidate)) ?? {};
  const content = body?.contents.find(({ mediaType }) => isJsonType(mediaType));
  if (content === undefined || request.body?.raw === undefined) return [];
  return content.examples.map(({ title, value }) => ({
    title,
    raw: JSON.stringify(value, undefined, 2),
  }));
}

function isRequestOf({ method, url }: Request, operation: Operation): boolean {
  const path = operation.path.replaceAll(/\{([^/{}]+)\}/g, ':$1');
  return operation.method === method.toLowerCase() && path === `/${(url.path ?? []).join('/')}`;
}

/** The responses to a request that report success; the library pairs each error with every request. */
function listResponses({ response = [] }: RequestEntry, request: Request) {
  return response
    .filter(
      ({ code = 0, originalRequest }) =>
        code < 300 && originalRequest.body?.raw === request.body?.raw,
    )
    .map((saved) => {
      const header = withoutAccept(saved.originalRequest);
      return { ...saved, originalRequest: { ...saved.originalRequest, url: request.url, header } };
    });
}

/** The variables of a collection: its server, and an empty one for each secret that its requests name. */
function listVariables(collection: Collection, { contract, servers }: Api): Variable[] {
  const [server] = servers;
  const schemes = entriesAt(contract.root, 'components', 'securitySchemes').map(([, scheme]) =>
    contract.follow(scheme),
  );
  const variables = new Map(
    collection.variable?.map((variable): [string, Variable] => [
      variable.key,
      variable.key === 'baseUrl'
        ? { ...variable, description: stringAt(server?.declaration, 'description') }
        : variable,
    ]),
  );
  for (const auth of listAuth(collection)) {
    const type = stringAt(auth, 'type') ?? '';
    const fields = itemsAt(auth, type);
    const header = fields.find((field) => at(field, 'key') === 'key');
    const scheme = schemes.find((one) => stringAt(one, 'name') === stringAt(header, 'value'));
    for (const field of fields) {
      const key = /^\{\{(.+)\}\}$/.exec(stringAt(field, 'value') ?? '')?.[1];
      if (key === undefined || variables.has(key)) continue;
      variables.set(key, {
        key,
        value: '',
        type: 'string',
        description: stringAt(scheme, 'description'),
      });
    }
  }
  return [...variables.values()];
}

function listAuth(holder: Collection | Entry): unknown[] {
  const own = 'request' in holder ? holder.request.auth : at(holder, 'auth');
  return [own, ...('item' in holder ? holder.item.flatMap(listAuth) : [])];
}
