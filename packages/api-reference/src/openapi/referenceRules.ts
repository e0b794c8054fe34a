import { Oas3_1Types } from '@redocly/openapi-core';
import type { Oas3Preprocessor, Oas3Rule } from '@redocly/openapi-core/lib/visitors';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import { hasHtml } from '../descriptions/markdownToHast';
import { isJson } from '../requests/mediaTypes';
import { entriesAt, isObject, itemsAt, type Json, printValue, stringAt, valueAt } from './json';
import { hiddenKeywords, shownExtensions, unsupportedKeywords } from './limitations';

/** Name of the plugin, with which the ids of its rules begin. */
export const pluginId = 'reference';

/** A rule of Redocly that visits every node. */
type NodeCheck = (node: Json, context: UserContext) => void;

/** Reports an error or a warning at a key of the visited node. */
function reportAt(
  context: UserContext,
  key: string | readonly string[],
  message: string,
  forceSeverity: 'error' | 'warn' = 'error',
): void {
  const location = context.location.child([key].flat()).key();
  context.report({ message, location, forceSeverity });
}

/** Reports keywords that the reference leaves out or cannot show. */
const checkKeywords: NodeCheck = (node, context) => {
  const { type } = context;
  for (const [keyword, value] of Object.entries(node)) {
    const isEmpty = isObject(value) && Object.keys(value).length === 0;
    const advice = unsupportedKeywords[type.name]?.[keyword];
    const remark = hiddenKeywords[type.name]?.[keyword];
    if (keyword === 'x-internal' && value === true) {
      const remedy = 'remove from the document what readers must not see';
      reportAt(context, keyword, `x-internal is not supported by this reference: ${remedy}`);
    } else if (advice !== undefined && isEmpty && ['callbacks', 'links'].includes(keyword)) {
      reportAt(context, keyword, `${keyword} is empty: remove it`, 'warn');
    } else if (advice !== undefined && value !== false) {
      reportAt(context, keyword, `${keyword} is not supported by this reference: ${advice}`);
    } else if (remark !== undefined) {
      reportAt(context, keyword, `${keyword} is not shown: ${remark}`, 'warn');
    }
  }
};

/** Reports each extension that is not shown, at its first place. */
function createExtensionCheck(): NodeCheck {
  const reported = new Set(shownExtensions);
  return (node, context) => {
    const { extensionsPrefix = '' } = context.type;
    for (const keyword of Object.keys(node)) {
      const isExtension = extensionsPrefix !== '' && keyword.startsWith(extensionsPrefix);
      const isKnown = keyword === 'x-internal' || hiddenKeywords[context.type.name]?.[keyword];
      if (!isExtension || isKnown || reported.has(keyword)) continue;
      reported.add(keyword);
      reportAt(
        context,
        keyword,
        `${keyword} is not shown: remove it unless another program needs it`,
        'warn',
      );
    }
  };
}

const checkDescription: NodeCheck = (node, context) => {
  if (!hasHtml(stringAt(node, 'description') ?? '')) return;
  reportAt(context, 'description', 'HTML is shown as plain text: write Markdown', 'warn');
};

/** Docusaurus prints a backslash in front matter as code. */
const checkTitle: NodeCheck = (node, context) => {
  const key = { Info: 'title', Tag: 'name', Operation: 'summary' }[context.type.name];
  if (key === undefined || !stringAt(node, key)?.includes('\\')) return;
  reportAt(context, key, `a backslash in ${key} is not supported by this reference: remove it`);
};

function checkRoot(root: Json, context: UserContext): void {
  const pathItems = entriesAt(root, 'paths');
  for (const [path] of pathItems) {
    if (/^(\/|x-)/.test(path)) continue;
    reportAt(context, ['paths', path], `the path "${path}" does not begin with a slash`);
  }
  const hasOperations = pathItems.some(
    ([, item]) => isObject(item) && (item.$ref || Object.values(item).some(isObject)),
  );
  if (!hasOperations) reportAt(context, 'paths', 'has no operations');
  const schemes = valueAt(root, 'components', 'securitySchemes');
  itemsAt(root, 'security').forEach((requirement, index) => {
    checkRequirement(requirement, ['security', String(index)], schemes, context);
  });
}

function checkRequirement(
  requirement: unknown,
  keys: readonly string[],
  schemes: unknown,
  context: UserContext,
): void {
  for (const [name] of entriesAt(requirement)) {
    if (valueAt(schemes, name) !== undefined) continue;
    const message = `the security scheme "${name}" is not in components.securitySchemes`;
    reportAt(context, [...keys, name], message);
  }
}

function checkOperation(operation: Json, context: UserContext, root: Json): void {
  if (context.key === 'get' && operation.requestBody !== undefined) {
    const message = 'a body of GET is not supported by this reference: use POST';
    reportAt(context, 'requestBody', message);
  }
  const schemes = valueAt(root, 'components', 'securitySchemes');
  itemsAt(operation, 'security').forEach((requirement, index) => {
    checkRequirement(requirement, ['security', String(index)], schemes, context);
  });
  for (const [status] of entriesAt(operation, 'responses')) {
    if (/^([1-5](\d\d|XX)|default|x-.*)$/.test(status)) continue;
    const remedy = 'write a status code from 100 to 599, a range such as 4XX, or default';
    reportAt(context, ['responses', status], `"${status}" is no status code: ${remedy}`, 'warn');
  }
}

/** Headers that programs set themselves, or that a security scheme declares. */
const reservedHeaders = /^(accept|content-type|authorization)$/i;

function checkParameter(parameter: Json, context: UserContext): void {
  const name = stringAt(parameter, 'name') ?? '';
  const location = stringAt(parameter, 'in') ?? '';
  if (location === 'header' && reservedHeaders.test(name)) {
    const remedy = 'describe it by the media types, or as a security scheme';
    reportAt(context, 'name', `the header ${name} is not supported by this reference: ${remedy}`);
  }
  if (location === 'header' && !/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name)) {
    reportAt(context, 'name', `"${name}" is no name of a header`);
  }
  if (location === 'path' && parameter.required !== true) {
    reportAt(context, 'in', 'a parameter of the path is required: write required: true', 'warn');
  }
  const style = stringAt(parameter, 'style') ?? '';
  const styles = ['path', 'header'].includes(location) ? ['simple'] : ['form'];
  if (style === '' || styles.includes(style)) return;
  const [[property] = ['']] = entriesAt(parameter, 'schema', 'properties');
  const remedy =
    style === 'deepObject'
      ? `declare ${name}[${property}] as a parameter of its own, and so each property`
      : 'declare it as type: string, and describe its form in the description';
  reportAt(context, 'style', `the style ${style} is not supported by this reference: ${remedy}`);
}

/** Media types that a sample can send, besides JSON. */
const requestTypes =
  /^(text\/|application\/x-www-form-urlencoded\b|multipart\/form-data\b|\*\/\*$|application\/\*$)/i;

function checkContent(holder: Json, context: UserContext): void {
  for (const [name, mediaType] of entriesAt(holder, 'content')) {
    const isRequest = context.type.name === 'RequestBody';
    const isSupported = !isRequest || isJson(name) || requestTypes.test(name);
    if (!isSupported || /[/+]xml\b/i.test(name)) {
      const remedy = 'use application/json, or multipart/form-data with a file';
      const message = `${name} is not supported by this reference: ${remedy}`;
      reportAt(context, ['content', name], message);
    }
    if (isRequest && /^multipart\//i.test(name)) {
      const schema = valueAt(mediaType, 'schema');
      if (hasNestedFile(schema, 0, context, new Set())) {
        const message =
          'a file inside an object is not supported by this reference: make it a field of the form';
        reportAt(context, ['content', name, 'schema'], message);
      }
    }
  }
}

/** Whether a form has a file deeper than in a field or in a list of a field. */
function hasNestedFile(
  schema: unknown,
  depth: number,
  context: UserContext,
  seen: Set<unknown>,
): boolean {
  const find = (value: unknown, level: number): boolean => {
    const { node } = context.resolve(value as Json);
    if (!isObject(node) || seen.has(node)) return false;
    if (node.format === 'binary') return level > 1;
    seen.add(node);
    const merged = [
      ...itemsAt(node, 'allOf'),
      ...itemsAt(node, 'oneOf'),
      ...itemsAt(node, 'anyOf'),
    ];
    const isFound =
      merged.some((inner) => find(inner, level)) ||
      find(node.items, level) ||
      entriesAt(node, 'properties').some(([, property]) => find(property, level + 1));
    seen.delete(node);
    return isFound;
  };
  return find(schema, depth);
}

function checkServer(server: Json, context: UserContext): void {
  const names = stringAt(server, 'url')?.matchAll(/\{([^{}]*)\}/g) ?? [];
  for (const [placeholder, name = ''] of names) {
    if (valueAt(server, 'variables', name, 'default') !== undefined) continue;
    reportAt(
      context,
      'url',
      `the server variable ${placeholder} has no default: declare it in variables`,
    );
  }
}

function checkSecurityScheme(scheme: Json, context: UserContext): void {
  const name = stringAt(scheme, 'scheme') ?? '';
  if (scheme.type === 'mutualTLS') {
    reportAt(
      context,
      'type',
      'mutualTLS is not supported by this reference: say it in a description',
    );
  }
  if (scheme.type === 'http' && !/^(basic|bearer)$/i.test(name)) {
    reportAt(context, 'scheme', `${name} is not supported by this reference: use basic or bearer`);
  }
}

function checkSchema(schema: Json, context: UserContext): void {
  const { discriminator, default: value, items } = schema;
  if (isObject(discriminator) && !schema.oneOf && !schema.anyOf) {
    const message =
      'discriminator without oneOf is not supported by this reference: list the schemas in oneOf';
    reportAt(context, 'discriminator', message);
  }
  if (value !== undefined && !isAllowed(value, schema)) {
    reportAt(
      context,
      'default',
      `its schema does not allow the default ${printValue(value)}`,
      'warn',
    );
  }
  if (Array.isArray(items) || typeof items === 'boolean') {
    const message = 'items must be one schema: lists, true and false are not supported';
    reportAt(context, 'items', message);
  }
}

/** Whether `type`, `enum` and limits of a schema allow a value. */
function isAllowed(value: unknown, schema: Json): boolean {
  const types = [schema.type ?? []].flat();
  if (value === null) {
    return types.length === 0 || schema.nullable === true || types.includes('null');
  }
  const valueType = Array.isArray(value) ? 'array' : typeof value;
  const isInteger = Number.isInteger(value) && types.includes('integer');
  if (types.length > 0 && !types.includes(valueType) && !isInteger) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (typeof value !== 'number') return true;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return value >= Number(minimum) && value <= Number(maximum);
}

/** An example is a value; a reference in its place would be sent as it is. */
const checkExample: NodeCheck = (node, context) => {
  if (context.type.name === 'Example') {
    if (node.value === undefined && node.externalValue === undefined) {
      const key = String(context.key);
      context.report({ message: `the example "${key}" has no "value"`, forceSeverity: 'error' });
    }
    return;
  }
  if (!['MediaType', 'Parameter', 'Header'].includes(context.type.name)) return;
  const reference = stringAt(node.example, '$ref');
  if (reference?.startsWith('#/components/examples/') !== true) return;
  const remedy = `write examples: { name: { $ref: '${reference}' } }`;
  reportAt(context, 'example', `example cannot be a reference to components.examples: ${remedy}`);
};

/** What the reference cannot show is an error; what it leaves out, a warning. */
const support: Oas3Rule = () => {
  let root: Json = {};
  const checkExtensions = createExtensionCheck();
  return {
    any: {
      enter(node: unknown, context: UserContext) {
        if (!isObject(node)) return;
        checkKeywords(node, context);
        checkExtensions(node, context);
        checkDescription(node, context);
        checkTitle(node, context);
        checkExample(node, context);
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
    Root: {
      enter(node, context) {
        root = node as unknown as Json;
        checkRoot(root, context);
      },
    },
    Server: { enter: (node, context) => checkServer(node as unknown as Json, context) },
    Operation: {
      enter: (node, context) => checkOperation(node as unknown as Json, context, root),
    },
    Parameter: { enter: (node, context) => checkParameter(node as unknown as Json, context) },
    RequestBody: { enter: (node, context) => checkContent(node as unknown as Json, context) },
    Response: { enter: (node, context) => checkContent(node as unknown as Json, context) },
    SecurityScheme: {
      enter: (node, context) => checkSecurityScheme(node as unknown as Json, context),
    },
    Schema: { enter: (node, context) => checkSchema(node as unknown as Json, context) },
  };
};

/** Writes numbers and booleans as the strings that they stand for, and removes what has no value, with a warning. */
const normalizeStrings: Oas3Preprocessor = () => ({
  any: {
    enter(node: unknown, context: UserContext) {
      if (!isObject(node)) return;
      const { properties, additionalProperties } = context.type;
      for (const [key, value] of Object.entries(node)) {
        const expected = properties[key] ?? additionalProperties;
        const isText = valueAt(expected, 'type') === 'string';
        if (value === null && isText) {
          reportAt(context, key, `"${key}" has no value: give it one, or remove it`, 'warn');
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

/** Writes the names of schemas in a discriminator's mapping as references, which rules and bundler resolve. */
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

/** Redocly's node types, less strict where a page is right without a keyword, and with the same schemas in OpenAPI 3.0 and 3.1. */
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
