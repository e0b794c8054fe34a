/** The names that an OpenAPI document defines, by kind. */
export interface ApiNames {
  /** Parameters (except headers), properties, schemas, security schemes, and the literal segments of paths. */
  fields: string[];
  headers: string[];
  /** Paths of operations, with their parameters as templates. */
  endpoints: string[];
  /** Enum values. */
  values: string[];
  /** Analytics actions: enum values with a colon, and wildcards such as `click:cta:*` for actions with a free suffix. */
  actions: string[];
  /** Names of the events of streamed responses. */
  streamEvents: string[];
}

/** Keys of an OpenAPI document whose value is a map keyed by names of the API. */
const mapKeys = ['properties', 'schemas', 'securitySchemes'];

/** Lists the names in an OpenAPI document, given as plain objects. */
export function listApiNames(openApi: unknown): ApiNames {
  const { paths = {} } = openApi as { paths?: Record<string, unknown> };
  const endpoints = Object.keys(paths);
  const segments = endpoints.flatMap((endpoint) => endpoint.split('/'));
  const names: ApiNames = {
    fields: segments.filter((segment) => /^\w+$/.test(segment)),
    headers: [],
    endpoints,
    values: [],
    actions: [],
    streamEvents: [],
  };
  addNamesOfPart(names, openApi);
  names.actions.push(...names.values.filter((value) => value.includes(':')));
  return names;
}

/** Adds the names in a part of the document to `names`. `key` is the key of the part; '' for the root and for items of an array. */
function addNamesOfPart(names: ApiNames, part: unknown, key = ''): void {
  if (typeof part === 'string') {
    if (key === 'pattern') names.actions.push(...toActionWildcard(part));
    names.streamEvents.push(...listStreamEventNames(part));
  }
  if (Array.isArray(part)) part.forEach((item) => addNamesOfPart(names, item));
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return;
  const object = part as Record<string, unknown>;
  if (mapKeys.includes(key)) names.fields.push(...Object.keys(object));
  if (typeof object.in === 'string' && typeof object.name === 'string') {
    (object.in === 'header' ? names.headers : names.fields).push(object.name);
  }
  if (Array.isArray(object.enum)) names.values.push(...object.enum.map(String));
  for (const [name, value] of Object.entries(object)) addNamesOfPart(names, value, name);
}

/** Converts a pattern such as `^click:cta:.+$` to a wildcard such as `click:cta:*`; other patterns give an empty list. */
function toActionWildcard(schemaPattern: string): [] | [wildcard: string] {
  const isPrefix = schemaPattern.startsWith('^') && schemaPattern.endsWith(':.+$');
  return isPrefix ? [`${schemaPattern.slice(1, -'.+$'.length)}*`] : [];
}

/** Lists the events that a text has on lines such as `event: answer-final`, as samples of a `text/event-stream` do. */
function listStreamEventNames(sample: string): string[] {
  const prefix = 'event: ';
  return sample
    .split('\n')
    .filter((line) => line.startsWith(prefix))
    .map((line) => line.slice(prefix.length).trim());
}
