import { Oas3_1Types } from '@redocly/openapi-core';
import type { Oas3Preprocessor, Oas3Rule } from '@redocly/openapi-core/lib/visitors';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import { createNodeCheck } from './checkNodes';
import { isObject, type Json, valueAt } from './json';

/** Name of the plugin, which is the prefix of the ids of its rules. */
export const pluginId = 'reference';

/** Reports an error for what the reference cannot show, and a warning for what it leaves out. */
const support: Oas3Rule = () => {
  const checkNode = createNodeCheck();
  let root: Json = {};
  return {
    any: {
      enter(node: unknown, context: UserContext) {
        if (!isObject(node)) return;
        if (context.type.name === 'Root') root = node;
        checkNode(node, context, root);
      },
    },
    ref: {
      leave({ $ref }, context: UserContext, { node, error }) {
        if (node !== undefined) return;
        const reason = error === undefined ? 'which does not exist' : error.message;
        const message = `refers to "${$ref}", ${reason}`;
        context.report({ message, location: context.location, forceSeverity: 'error' });
      },
    },
  };
};

/** Converts numbers and booleans in place of strings to strings, and removes keys without a value, with a warning. */
const normalizeStrings: Oas3Preprocessor = () => ({
  any: {
    enter(node: unknown, context: UserContext) {
      if (!isObject(node)) return;
      const { properties, additionalProperties } = context.type;
      // Without this, Redocly would find the `constructor` of every object where a field has that name.
      Object.setPrototypeOf(properties, null);
      for (const [key, value] of Object.entries(node)) {
        const expected = properties[key] ?? additionalProperties;
        const isText = valueAt(expected, 'type') === 'string';
        if (value === null && isText) {
          const message = `"${key}" has no value: give it one, or remove it`;
          const location = context.location.child(key).key();
          context.report({ message, location, forceSeverity: 'warn' });
          delete node[key];
        } else if (isText && isScalar(value)) {
          node[key] = String(value);
        } else if (valueAt(expected, 'items', 'type') === 'string' && Array.isArray(value)) {
          node[key] = value.map((item: unknown) => (isScalar(item) ? String(item) : item));
        }
      }
    },
  },
});

function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** Converts the names of schemas in a discriminator's mapping to references, which the rules and the bundler resolve. */
const normalizeMappings: Oas3Preprocessor = () => {
  let schemas: unknown;
  return {
    Root: {
      enter(root) {
        schemas = root.components?.schemas;
      },
    },
    DiscriminatorMapping: {
      enter(mapping: Record<string, string>) {
        for (const [value, name] of Object.entries(mapping)) {
          if (valueAt(schemas, name) !== undefined) {
            mapping[value] =
              `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
          }
        }
      },
    },
  };
};

/** Relaxes Redocly's node types where a page is right without a keyword, and gives OpenAPI 3.0 the schemas of 3.1. */
function relaxTypes<Types extends Record<string, object>>(types: Types): Types {
  const optional = (name: string) => ({ ...types[name], required: [], requiredOneOf: null });
  const limit = (value: unknown) => ({ type: typeof value === 'boolean' ? 'boolean' : 'number' });
  return {
    ...Oas3_1Types,
    ...types,
    Response: optional('Response'),
    Operation: optional('Operation'),
    Info: { ...types.Info, required: ['title'] },
    License: optional('License'),
    Parameter: { ...types.Parameter, requiredOneOf: null },
    Header: optional('Header'),
    Schema: {
      ...types.Schema,
      properties: {
        ...Oas3_1Types.Schema?.properties,
        ...(valueAt(types.Schema, 'properties') as object),
        type: Oas3_1Types.Schema?.properties.type,
        nullable: { type: 'boolean' },
        exclusiveMinimum: limit,
        exclusiveMaximum: limit,
      },
    },
  };
}

/** The rules of this reference, besides those that redocly.yaml names. */
export const referencePlugin = {
  id: pluginId,
  rules: { oas3: { support } },
  preprocessors: { oas3: { strings: normalizeStrings, mappings: normalizeMappings } },
  typeExtension: { oas3: relaxTypes },
};
