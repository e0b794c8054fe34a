import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readContract } from '../../widget/readContract';
import * as css from '../../widget/surface';

/** Every name that the contracts have, by kind. */
export interface Surface {
  members: ReadonlySet<string>;
  types: ReadonlySet<string>;
  constants: ReadonlySet<string>;
  debugMembers: ReadonlySet<string>;
  events: ReadonlySet<string>;
  attributes: readonly string[];
  cssNames: ReadonlySet<string>;
  cssVariables: ReadonlySet<string>;
  storageKeys: ReadonlySet<string>;
  hosts: ReadonlySet<string>;
  headers: ReadonlySet<string>;
  /** Paths of the HTTP API, with `{parameter}` segments. */
  endpoints: readonly string[];
  /** Analytics actions; one may end in `*`. */
  actions: readonly string[];
  /** Fields, schemas, parameters and path segments of the HTTP API, and fields of the widget's types. */
  fields: ReadonlySet<string>;
  /** Values that a field of the HTTP API may have. */
  values: ReadonlySet<string>;
  /** Names of the events of a streamed answer. */
  streamEvents: ReadonlySet<string>;
}

/** The surface of the product: the widget's contract, its CSS and attributes, and the API contract. */
export function readSurface(): Surface {
  const { members, types } = readContract();
  const names = (type: string) => new Set(types.get(type)?.map(({ name }) => name));
  const api = readApi();
  const fields = new Set([...api.fields, ...[...types.values()].flat().map(({ name }) => name)]);
  for (const member of members) for (const parameter of member.parameters) fields.add(parameter);
  return {
    members: new Set(members.map(({ name }) => name)),
    types: new Set(types.keys()),
    constants: names('EventConstants'),
    debugMembers: names('Debug'),
    events: names('EventMap'),
    attributes: css.scriptAttributes,
    cssNames: new Set<string>([...css.cssClasses, ...css.cssIds]),
    cssVariables: new Set<string>(css.cssVariables),
    storageKeys: new Set<string>(css.storageKeys),
    hosts: new Set<string>(css.hosts),
    headers: api.headers,
    endpoints: api.endpoints,
    actions: api.actions,
    fields,
    values: api.values,
    streamEvents: api.streamEvents,
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function readApi() {
  const file = path.join(__dirname, '../../examples/swagger.yaml');
  const text = readFileSync(file, 'utf8');
  const contract = parse(text) as { [key: string]: Json };
  const fields = new Set<string>();
  const headers = new Set<string>();
  const values = new Set<string>();
  const actions: string[] = [];
  visit(contract, (key, value) => {
    if (key === 'properties' || key === 'schemas' || key === 'securitySchemes') {
      for (const name of Object.keys(value)) fields.add(name);
    }
    if (typeof value.in === 'string' && typeof value.name === 'string') {
      if (value.in === 'header') headers.add(value.name);
      else fields.add(value.name);
    }
    for (const item of Array.isArray(value.enum) ? value.enum : []) {
      if (typeof item !== 'string') continue;
      values.add(item);
      if (item.includes(':')) actions.push(item);
    }
    // An action with a free end is written as a pattern.
    const open =
      typeof value.pattern === 'string' && /^\^([a-z:]+:)\.\+\$$/.exec(value.pattern)?.[1];
    if (open) actions.push(`${open}*`);
  });
  const endpoints = Object.keys((contract.paths ?? {}) as object);
  for (const segment of endpoints.flatMap((endpoint) => endpoint.split('/'))) {
    if (/^\w+$/.test(segment)) fields.add(segment);
  }
  const streamEvents = new Set(
    [...text.matchAll(/^\s*event: ([\w-]+)$/gm)].map((match) => match[1] ?? ''),
  );
  if (
    endpoints.length === 0 ||
    headers.size === 0 ||
    actions.length === 0 ||
    streamEvents.size === 0
  ) {
    throw new Error(
      `${file}: no paths, no header, no analytics actions or no events of a streamed answer`,
    );
  }
  return { fields, headers, endpoints, actions, values, streamEvents };
}

function visit(
  node: Json,
  enter: (key: string, value: { [key: string]: Json }) => void,
  key = '',
): void {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const item of node) visit(item, enter);
    return;
  }
  enter(key, node);
  for (const [name, value] of Object.entries(node)) visit(value, enter, name);
}
