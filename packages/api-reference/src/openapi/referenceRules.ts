import { Oas3_1Types } from '@redocly/openapi-core';
import type { Oas3Preprocessor } from '@redocly/openapi-core/lib/visitors';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import { checkSupport } from './checkSupport';
import { isObject, valueAt } from './json';

/** Id of the Redocly plugin, which is the prefix of the names of its rules, as in `reference/support`. */
export const pluginId = 'reference';

/** Converts numbers and booleans to strings where strings are expected, also in lists. Warns of `null` for a string, and removes it. */
const toExpectedStrings: Oas3Preprocessor = () => ({
  any: {
    enter(node: unknown, context: UserContext) {
      if (!isObject(node)) return;
      const { properties, additionalProperties } = context.type;
      // Otherwise a key named `constructor` would find the inherited constructor among Redocly's properties.
      Object.setPrototypeOf(properties, null);
      for (const [key, value] of Object.entries(node)) {
        const expected = properties[key] ?? additionalProperties;
        const isText = valueAt(expected, 'type') === 'string';
        if (value === null && isText) {
          const message = `"${key}" has no value: give it one, or remove it`;
          const location = context.location.child(key).key();
          context.report({ message, location, forceSeverity: 'warn' });
          delete node[key];
        } else if (isText) {
          node[key] = numberOrBooleanToString(value);
        } else if (valueAt(expected, 'items', 'type') === 'string' && Array.isArray(value)) {
          node[key] = value.map(numberOrBooleanToString);
        }
      }
    },
  },
});

function numberOrBooleanToString(value: unknown): unknown {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** Converts the names of schemas in a discriminator's mapping to references, which the rules and the bundler resolve. */
const mappingNamesToReferences: Oas3Preprocessor = () => {
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
          if (valueAt(schemas, name) === undefined) continue;
          const token = name.replaceAll('~', '~0').replaceAll('/', '~1');
          mapping[value] = `#/components/schemas/${token}`;
        }
      },
    },
  };
};

/** Requires what pages need, and allows what they can show. Schemas may have keywords of OpenAPI 3.0 and 3.1 in either version. */
function adaptNodeTypesToPages<T extends Record<string, { properties: object }>>(types: T): T {
  const omitRequired = (type: string) => ({ ...types[type], required: [], requiredOneOf: null });
  const typeOfLimit = (limit: unknown): { type: 'boolean' | 'number' } =>
    typeof limit === 'boolean' ? { type: 'boolean' } : { type: 'number' };
  const isBasicOrBearer = (scheme: unknown): boolean => /^(basic|bearer)$/i.test(String(scheme));
  return {
    ...Oas3_1Types,
    ...types,
    Root: { ...types.Root, required: ['openapi', 'info', 'paths'], requiredOneOf: null },
    Response: omitRequired('Response'),
    Operation: omitRequired('Operation'),
    Info: { ...types.Info, required: ['title'] },
    License: omitRequired('License'),
    Parameter: { ...types.Parameter, requiredOneOf: null },
    Header: omitRequired('Header'),
    Example: { ...types.Example, required: ['value'] },
    SecurityScheme: {
      ...types.SecurityScheme,
      properties: {
        ...types.SecurityScheme?.properties,
        type: { enum: ['apiKey', 'http', 'oauth2', 'openIdConnect'] },
        scheme: (value: unknown) =>
          isBasicOrBearer(value) ? { type: 'string' } : { enum: ['basic', 'bearer'] },
      },
    },
    Schema: {
      ...types.Schema,
      properties: {
        ...Oas3_1Types.Schema?.properties,
        ...types.Schema?.properties,
        type: Oas3_1Types.Schema?.properties.type,
        items: 'Schema',
        nullable: { type: 'boolean' },
        exclusiveMinimum: typeOfLimit,
        exclusiveMaximum: typeOfLimit,
      },
    },
  };
}

export const referencePlugin = {
  id: pluginId,
  rules: { oas3: { support: checkSupport } },
  preprocessors: { oas3: { strings: toExpectedStrings, mappings: mappingNamesToReferences } },
  typeExtension: { oas3: adaptNodeTypesToPages },
};
