/**
 * What a contract says, found by a plain walk over its JSON: nothing of it comes from the readers of the generator, so that a
 * mistake of theirs cannot hide.
 */

type Json = Record<string, unknown>;
type Direction = 'request' | 'response' | undefined;

/** A text of the contract that a page must show. */
export interface Expected {
  /** What it is, for messages. */
  kind: string;
  /** Letters, digits and signs that are shown as they are; those of prose are compared without punctuation. */
  text: string;
  isProse?: boolean;
  /** The words before it. */
  label?: string;
  /** Name of the field, parameter or header that has to show it; the whole page where there is none. */
  field?: string | undefined;
}

/** An operation with all that its page must show. */
export interface ExpectedOperation {
  method: string;
  isWebhook: boolean;
  path: string;
  texts: Expected[];
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

/** The words that pages have before the value of a keyword. */
const labels: Readonly<Record<string, string>> = {
  format: 'Format',
  const: 'Fixed value',
  default: 'Default',
  pattern: 'Pattern',
  minLength: 'Minimum length',
  maxLength: 'Maximum length',
  minimum: 'Minimum',
  maximum: 'Maximum',
  multipleOf: 'Multiple of',
  minItems: 'Items at least',
  maxItems: 'Items at most',
  minProperties: 'Keys at least',
  maxProperties: 'Keys at most',
};
const inner = ['items', 'not', 'contains', 'additionalProperties', 'if', 'then', 'else'];
const lists = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const namesOf = (value: unknown): [string, unknown][] =>
  Object.entries(objectOf(value)).filter(([name]) => !name.startsWith('x-'));

/** Reads all that the pages of a contract must show: of each operation, and of the API as a whole. */
export function listExpected(contract: unknown): {
  operations: ExpectedOperation[];
  general: Expected[];
} {
  const root = objectOf(contract);

  /** Follows references; a description beside one stands for that of its target. */
  function resolve(value: unknown): Json {
    const { $ref, ...own } = objectOf(value);
    if (typeof $ref !== 'string') return own;
    const target = $ref
      .slice(2)
      .split('/')
      .map((token) => decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((holder, key) => (holder as Json | undefined)?.[key], root);
    return resolve(target);
  }

  function readOperation(pathItem: Json, operation: Json): Expected[] {
    const texts: Expected[] = [];
    const add = (kind: string, text: unknown, more: Partial<Expected> = {}) => {
      if (text === undefined || text === '') return;
      const shown = typeof text === 'string' ? text : JSON.stringify(text);
      texts.push({ kind, text: shown, ...more });
    };
    const addProse = (kind: string, text: unknown, field?: string) => {
      if (typeof text === 'string') add(kind, text, { isProse: true, field });
    };

    /** Each schema is described once for a direction; `field` is the field around it. */
    const seen = new Map<Direction, Set<unknown>>();
    function readSchema(entry: unknown, direction: Direction, field?: string, isNamed = false) {
      if (!isObject(entry)) return;
      const schema = resolve(entry);
      const beside = entry.$ref === undefined ? undefined : entry.description;
      if (beside !== undefined) addProse('description', beside, field);
      else if (!isNamed) addProse('description', schema.description, field);
      for (const [keyword, label] of Object.entries(labels)) {
        const value = schema[keyword];
        if (keyword === 'minimum' && schema.exclusiveMinimum === true) continue;
        if (keyword === 'maximum' && schema.exclusiveMaximum === true) continue;
        if (value === undefined) continue;
        const printed = value === '' ? '""' : value;
        const text = typeof printed === 'string' ? printed : JSON.stringify(printed);
        add(keyword, text, { field, label });
      }
      // It stands in the field or in a sample.
      if (typeof schema.example !== 'object') add('example', schema.example);
      for (const value of listOf(schema.enum)) add('enum', value === '' ? '""' : value, { field });
      const target = entry.$ref === undefined ? entry : entry.$ref;
      const known = seen.get(direction) ?? new Set();
      seen.set(direction, known);
      if (known.has(target)) return;
      known.add(target);
      readInside(schema, direction, field);
    }

    function readInside(schema: Json, direction: Direction, field?: string) {
      // Inline parts say what the whole is, and shared parts where no other text does.
      const parts = listOf(schema.allOf);
      const isDescribed =
        schema.description !== undefined || parts.some((part) => objectOf(part).description);
      for (const keyword of lists) {
        for (const part of listOf(schema[keyword])) {
          const isShared = objectOf(part).$ref !== undefined;
          readSchema(part, direction, field, keyword === 'allOf' && isShared && isDescribed);
        }
      }
      for (const keyword of inner) readSchema(schema[keyword], direction, field);
      for (const [name, property] of namesOf(schema.properties)) {
        const { readOnly, writeOnly } = resolve(property);
        if (direction === 'request' ? readOnly : direction === 'response' && writeOnly) continue;
        add('field', name, { field: name });
        readSchema(property, direction, name);
        if (listOf(schema.required).includes(name)) add('required', 'required', { field: name });
      }
      for (const [name, value] of namesOf(schema.patternProperties)) {
        readSchema(value, direction, `/${name}/`);
      }
    }

    function readContent(content: unknown, direction: Direction) {
      for (const [type, entry] of namesOf(content)) {
        const media = resolve(entry);
        add('media type', type);
        readSchema(media.schema, direction);
        readExamples(media);
      }
    }

    function readExamples(holder: Json, field?: string) {
      for (const [, entry] of namesOf(holder.examples)) {
        const { summary, description } = resolve(entry);
        addProse('example title', summary, field);
        addProse('example description', description, field);
      }
    }

    function readParameter(name: string, parameter: Json, direction: Direction) {
      const { description, schema, content, example, required } = parameter;
      add('parameter', name, { field: name });
      addProse('description', description, name);
      if (required === true) add('required', 'required', { field: name });
      if (example !== undefined && typeof example !== 'object') {
        add('example', example);
      }
      readExamples(parameter, name);
      readSchema(schema, direction, name);
      for (const [type, media] of namesOf(content)) {
        add('media type', type, { field: name });
        readSchema(resolve(media).schema, direction, name);
      }
    }

    function read(item: Json, one: Json) {
      addProse('description', one.description ?? item.description);
      const own = listOf(one.parameters).map(resolve);
      const isReplaced = (parameter: Json) =>
        own.some(({ name, in: place }) => name === parameter.name && place === parameter.in);
      const shared = listOf(item.parameters).map(resolve);
      for (const parameter of [...shared.filter((other) => !isReplaced(other)), ...own]) {
        readParameter(String(parameter.name), parameter, undefined);
      }
      const body = resolve(one.requestBody);
      addProse('description', body.description);
      readContent(body.content, 'request');
      for (const [code, entry] of namesOf(one.responses)) {
        const response = resolve(entry);
        add('code', code);
        addProse('description', response.description);
        for (const [name, header] of namesOf(response.headers)) {
          readParameter(name, resolve(header), 'response');
        }
        readContent(response.content, 'response');
      }
      for (const [, callback] of namesOf(one.callbacks)) {
        for (const [url, entry] of namesOf(resolve(callback))) {
          add('callback', url);
          const called = resolve(entry);
          for (const method of methods) if (called[method]) read(called, objectOf(called[method]));
        }
      }
    }

    read(pathItem, operation);
    addProse('title', operation.summary);
    for (const requirement of listOf(operation.security ?? root.security)) {
      for (const [name, scopes] of namesOf(requirement)) {
        if (objectOf(objectOf(root.components).securitySchemes)[name] === undefined) continue;
        add('scheme', name);
        for (const scope of listOf(scopes)) add('scope', scope);
      }
    }
    return texts;
  }

  const operations = (['paths', 'webhooks'] as const).flatMap((holder) =>
    namesOf(root[holder]).flatMap(([path, entry]) => {
      const item = resolve(entry);
      return methods
        .filter((method) => isObject(item[method]))
        .map((method) => ({
          method,
          isWebhook: holder === 'webhooks',
          path,
          texts: readOperation(item, objectOf(item[method])),
        }));
    }),
  );
  return { operations, general: readGeneral(root, resolve) };
}

/** What the information page and those of tags must show. */
function readGeneral(root: Json, resolve: (value: unknown) => Json): Expected[] {
  const texts: Expected[] = [];
  const add = (kind: string, text: unknown, isProse = true) => {
    if (typeof text === 'string' && text !== '') texts.push({ kind, text, isProse });
  };
  add('description', objectOf(root.info).description);
  for (const server of listOf(root.servers)) {
    add('server', objectOf(server).description);
    for (const [name, variable] of namesOf(objectOf(server).variables)) {
      add('server variable', name);
      add('server variable', objectOf(variable).description);
      for (const value of listOf(objectOf(variable).enum)) add('server variable', value);
    }
  }
  for (const tag of listOf(root.tags)) add('tag', objectOf(tag).description);
  for (const [name, entry] of namesOf(objectOf(root.components).securitySchemes)) {
    const scheme = resolve(entry);
    add('scheme', name, false);
    add('scheme', scheme.description);
    for (const [, flow] of namesOf(scheme.flows)) {
      for (const [scope, meaning] of namesOf(objectOf(flow).scopes)) {
        add('scope', scope, false);
        add('scope', meaning);
      }
    }
  }
  return texts;
}
