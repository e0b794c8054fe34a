import { readContract as readWidgetContract } from '@aifindr-docs/widget/readContract';
import * as css from '@aifindr-docs/widget/surface';
import type { ApiContract } from '../readContract';

/** Every published name of the product, by kind. */
export type Surface = ReturnType<typeof readSurface>;

/** Reads the contract of the widget, its CSS and attributes, and the contract of the API. */
export function readSurface(contract: ApiContract) {
  const { members, internals, types } = readWidgetContract();
  const namesOf = (type: string) => (types.get(type) ?? []).map(({ name }) => name);
  const api = readApi(contract);
  return {
    ...api,
    // Of the global object, values and types.
    members: [...members.map(({ name }) => name), ...types.keys()],
    constants: namesOf('EventConstants'),
    debugMembers: internals.map(({ name }) => name),
    events: namesOf('EventMap'),
    attributes: css.scriptAttributes as readonly string[],
    cssNames: [...css.cssClasses, ...css.cssIds] as readonly string[],
    cssVariables: css.cssVariables as readonly string[],
    storageKeys: css.storageKeys as readonly string[],
    hosts: css.hosts as readonly string[],
    // Also schemas, parameters and path segments.
    fields: [
      ...api.fields,
      ...[...types.values(), internals].flat().map(({ name }) => name),
      ...members.flatMap(({ parameters }) => parameters),
    ],
  };
}

function readApi({ source, value: contract }: ApiContract) {
  const { paths = {} } = contract as { paths?: Record<string, unknown> };
  const endpoints = Object.keys(paths);
  const fields = endpoints.flatMap((path) => path.split('/')).filter((part) => /^\w+$/.test(part));
  const headers: string[] = [];
  const values: string[] = [];
  const actions: string[] = [];
  visitObjects(contract, (key, node) => {
    if (['properties', 'schemas', 'securitySchemes'].includes(key)) {
      fields.push(...Object.keys(node));
    }
    if (typeof node.in === 'string' && typeof node.name === 'string') {
      (node.in === 'header' ? headers : fields).push(node.name);
    }
    if (Array.isArray(node.enum)) {
      values.push(...node.enum.filter((item) => typeof item === 'string'));
    }
    // An action with a free suffix is a pattern: `^click:cta:.+$`.
    const prefix =
      typeof node.pattern === 'string' && /^\^([a-z:]+:)\.\+\$$/.exec(node.pattern)?.[1];
    if (prefix) actions.push(`${prefix}*`);
  });
  actions.push(...values.filter((value) => value.includes(':')));
  const streamEvents = [...source.matchAll(/^\s*event: ([\w-]+)$/gm)].map(([, name = '']) => name);
  return { fields, headers, endpoints, actions, values, streamEvents };
}

function visitObjects(
  node: unknown,
  enter: (key: string, node: Record<string, unknown>) => void,
  key = '',
): void {
  if (Array.isArray(node)) {
    node.forEach((item) => visitObjects(item, enter));
  } else if (typeof node === 'object' && node !== null) {
    enter(key, node as Record<string, unknown>);
    Object.entries(node).forEach(([name, value]) => visitObjects(value, enter, name));
  }
}
