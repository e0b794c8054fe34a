import { Oas3_1Types, Oas3Types } from '@redocly/openapi-core';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import { hasHtml } from '../descriptions/markdownToHast';
import { isJson } from '../requests/encodeBody';
import { entriesAt, isObject, itemsAt, type Json, printValue, stringAt, valueAt } from './json';
import { hiddenKeywords, shownExtensions, unsupportedKeywords } from './limitations';

/** Checks a node of a document, and reports what is wrong. `root` is the document. */
type NodeCheck = (node: Json, context: UserContext, root: Json) => void;

type Keys = string | readonly string[];

/** Reports an error, which would make a page or a sample wrong, at a key of the visited node. */
function reportError(context: UserContext, keys: Keys, message: string): void {
  const location = context.location.child([keys].flat()).key();
  context.report({ message, location, forceSeverity: 'error' });
}

function reportUnsupported(context: UserContext, keys: Keys, what: string, advice: string): void {
  reportError(context, keys, `${what} is not supported by this reference: ${advice}`);
}

/** Reports a warning about what a page leaves out, or what its author should look at. */
function reportWarning(context: UserContext, keys: Keys, message: string): void {
  const location = context.location.child([keys].flat()).key();
  context.report({ message, location, forceSeverity: 'warn' });
}

/** Creates the check of every node. It reports an extension only where it occurs first in the document. */
export function createNodeCheck(): NodeCheck {
  const reportedExtensions = new Set(shownExtensions);
  return (node, context, root) => {
    for (const [keyword, value] of Object.entries(node)) {
      checkKeyword(keyword, value, context, reportedExtensions);
    }
    if (hasHtml(stringAt(node, 'description') ?? '')) {
      reportWarning(context, 'description', 'HTML is shown as plain text: write Markdown');
    }
    checksByType[context.type.name]?.(node, context, root);
  };
}

function checkKeyword(
  keyword: string,
  value: unknown,
  context: UserContext,
  reportedExtensions: Set<string>,
): void {
  const { name, extensionsPrefix } = context.type;
  const unsupported = unsupportedKeywords[name]?.[keyword];
  const hidden = hiddenKeywords[name]?.[keyword];
  const isEmpty = isObject(value) && Object.keys(value).length === 0;
  if (keyword === 'x-internal' && value === true) {
    reportUnsupported(context, keyword, keyword, 'remove what readers must not see');
  } else if (hidden !== undefined) {
    reportWarning(context, keyword, `${keyword} is not shown: ${hidden}`);
  } else if (unsupported !== undefined) {
    if (isEmpty && /^(callbacks|links)$/.test(keyword)) {
      reportWarning(context, keyword, `${keyword} is empty: remove it`);
    } else if (keyword !== 'allowReserved' || value === true) {
      reportUnsupported(context, keyword, keyword, unsupported);
    }
  } else if (extensionsPrefix && /^x-(?!internal$)/.test(keyword)) {
    if (reportedExtensions.has(keyword)) return;
    reportedExtensions.add(keyword);
    const remedy = 'remove it unless another program needs it';
    reportWarning(context, keyword, `${keyword} is not shown: ${remedy}`);
  }
}

/** The checks of nodes by Redocly's type. */
const checksByType: Readonly<Record<string, NodeCheck>> = {
  Root(root, context) {
    const pathItems = entriesAt(root, 'paths');
    for (const [path] of pathItems) {
      if (/^(\/|x-)/.test(path)) continue;
      reportError(context, ['paths', path], `the path "${path}" does not begin with a slash`);
    }
    const hasOperations = pathItems.some(
      ([, item]) => isObject(item) && Object.keys(item).length > 0,
    );
    if (!hasOperations) reportError(context, 'paths', 'has no operations');
    checkSecurity(root, context, root);
  },

  Info: (info, context) => checkTitle(info, 'title', context),

  Tag: (tag, context) => checkTitle(tag, 'name', context),

  Server(server, context) {
    const placeholders = stringAt(server, 'url')?.matchAll(/\{([^{}]*)\}/g) ?? [];
    for (const [placeholder, name = ''] of placeholders) {
      if (valueAt(server, 'variables', name, 'default') !== undefined) continue;
      const message = `the server variable ${placeholder} has no default: declare it in variables`;
      reportError(context, 'url', message);
    }
  },

  Operation(operation, context, root) {
    checkTitle(operation, 'summary', context);
    checkSecurity(operation, context, root);
    if (context.key === 'get' && operation.requestBody !== undefined) {
      reportUnsupported(context, 'requestBody', 'a body of GET', 'use POST');
    }
    for (const [status] of entriesAt(operation, 'responses')) {
      if (/^([1-5](\d\d|XX)|default|x-.*)$/.test(status)) continue;
      const remedy = 'write a status code from 100 to 599, a range such as 4XX, or default';
      const report = /^\d[\dX]{2}$/i.test(status) ? reportWarning : reportError;
      report(context, ['responses', status], `"${status}" is no status code: ${remedy}`);
    }
  },

  Parameter(parameter, context) {
    const { name = '', in: location, style, example } = parameter as Record<string, string>;
    checkExample(example, context);
    if (location === 'header') checkHeaderName(name, context);
    if (location === 'path' && parameter.required !== true) {
      reportWarning(context, 'in', 'a parameter of the path is required: write required: true');
    }
    const supportedStyle = location === 'path' || location === 'header' ? 'simple' : 'form';
    if (style === undefined || style === supportedStyle) return;
    const [[property] = ['']] = entriesAt(parameter, 'schema', 'properties');
    const advice =
      style === 'deepObject'
        ? `declare ${name}[${property}] as a parameter of its own, and so each property`
        : 'declare it as type: string, and describe its form in the description';
    reportUnsupported(context, 'style', `the style ${style}`, advice);
  },

  RequestBody(body, context) {
    for (const [name, mediaType] of entriesAt(body, 'content')) {
      const keys = ['content', name];
      const advice = 'use application/json, or multipart/form-data with a file';
      if (!isJson(name) && !requestTypes.test(name)) {
        reportUnsupported(context, keys, name, advice);
      }
      const schema = valueAt(mediaType, 'schema');
      if (/^multipart\//i.test(name) && hasNestedFile(schema, 0, context, [])) {
        const what = 'a file inside an object';
        reportUnsupported(context, [...keys, 'schema'], what, 'make it a field of the form');
      }
    }
  },

  Response(response, context) {
    for (const [name] of entriesAt(response, 'content')) {
      if (!/[/+]xml\b/i.test(name)) continue;
      reportUnsupported(context, ['content', name], name, 'use application/json');
    }
  },

  MediaType: (mediaType, context) => checkExample(mediaType.example, context),

  Example(example, context) {
    if (example.value !== undefined || example.externalValue !== undefined) return;
    const message = `the example "${String(context.key)}" has no "value"`;
    context.report({ message, forceSeverity: 'error' });
  },

  SecurityScheme(scheme, context) {
    const { type, scheme: name = '' } = scheme as Record<string, string>;
    if (type === 'mutualTLS') {
      reportUnsupported(context, 'type', 'mutualTLS', 'say it in a description');
    }
    if (type === 'http' && !/^(basic|bearer)$/i.test(name)) {
      reportUnsupported(context, 'scheme', name, 'use basic or bearer');
    }
  },

  Schema(schema, context) {
    checkVersionOfKeywords(schema, context);
    const { discriminator, default: value, items, oneOf, anyOf } = schema;
    if (discriminator !== undefined && !oneOf && !anyOf) {
      const advice = 'list the schemas in oneOf';
      reportUnsupported(context, 'discriminator', 'discriminator without oneOf', advice);
    }
    if (value !== undefined && !isAllowed(value, schema)) {
      const message = `its schema does not allow the default ${printValue(value)}`;
      reportWarning(context, 'default', message);
    }
    const { contentMediaType = 'application/octet-stream' } = schema;
    if (contentMediaType !== 'application/octet-stream') {
      const message = 'contentMediaType is not shown: describe the content in the description';
      reportWarning(context, 'contentMediaType', message);
    }
    if (Array.isArray(items) || typeof items === 'boolean') {
      const message = 'items must be one schema: lists, true and false are not supported';
      reportError(context, 'items', message);
    }
  },
};

/** Reports keywords of OpenAPI 3.1 in a document of 3.0, because pages show them but other programs do not know them. */
function checkVersionOfKeywords(schema: Json, context: UserContext): void {
  const version: string = context.oasVersion;
  if (version !== 'oas3_0') return;
  const known = Oas3Types.Schema.properties;
  const newer = Oas3_1Types.Schema?.properties ?? {};
  for (const [keyword, value] of Object.entries(schema)) {
    const isNewKeyword = keyword in newer && !(keyword in known);
    if (!isNewKeyword && !(keyword === 'type' && Array.isArray(value))) continue;
    const message = `${keyword} is written so in OpenAPI 3.1: write openapi: 3.1.0`;
    reportWarning(context, keyword, message);
  }
}

/** Media types that a sample can send, besides JSON. */
const requestTypes =
  /^(text\/(?!xml)|application\/x-www-form-urlencoded\b|multipart\/form-data\b|\*\/\*$|application\/\*$)/i;

/** Docusaurus prints a backslash in front matter as code. */
function checkTitle(node: Json, key: string, context: UserContext): void {
  if (!stringAt(node, key)?.includes('\\')) return;
  reportUnsupported(context, key, `a backslash in ${key}`, 'remove it');
}

function checkSecurity(holder: Json, context: UserContext, root: Json): void {
  const schemes = valueAt(root, 'components', 'securitySchemes');
  itemsAt(holder, 'security').forEach((requirement, index) => {
    for (const [name] of entriesAt(requirement)) {
      if (valueAt(schemes, name) !== undefined) continue;
      const message = `the security scheme "${name}" is not in components.securitySchemes`;
      reportError(context, ['security', String(index), name], message);
    }
  });
}

function checkHeaderName(name: string, context: UserContext): void {
  if (/^(accept|content-type|authorization)$/i.test(name)) {
    const advice = 'describe it by the media types, or as a security scheme';
    reportUnsupported(context, 'name', `the header ${name}`, advice);
  } else if (!/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name)) {
    reportError(context, 'name', `"${name}" is no name of a header`);
  }
}

/** Reports an example that refers to a component, because samples would send the reference as it is. */
function checkExample(example: unknown, context: UserContext): void {
  const reference = stringAt(example, '$ref');
  if (!reference?.startsWith('#/components/examples/')) return;
  const remedy = `write examples: { name: { $ref: '${reference}' } }`;
  const message = `example cannot be a reference to components.examples: ${remedy}`;
  reportError(context, 'example', message);
}

/** Whether a form has a file deeper than in a field or in a list of a field. */
function hasNestedFile(
  schema: unknown,
  depth: number,
  context: UserContext,
  ancestors: readonly unknown[],
): boolean {
  const { node } = context.resolve(schema as Json);
  if (!isObject(node) || ancestors.includes(node)) return false;
  if (node.format === 'binary') return depth > 1;
  const find = (inner: unknown, innerDepth: number) =>
    hasNestedFile(inner, innerDepth, context, [...ancestors, node]);
  const merged = [node.allOf, node.oneOf, node.anyOf, node.items].flat();
  const properties = entriesAt(node, 'properties').map(([, property]) => property);
  return (
    merged.some((inner) => find(inner, depth)) ||
    properties.some((property) => find(property, depth + 1))
  );
}

/** Whether `type`, `enum` and limits of a schema allow a value. */
function isAllowed(value: unknown, schema: Json): boolean {
  const types = [schema.type ?? []].flat();
  if (value === null && schema.nullable === true) return true;
  const valueType = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const isInteger = Number.isInteger(value) && types.includes('integer');
  if (types.length > 0 && !types.includes(valueType) && !isInteger) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return typeof value !== 'number' || (value >= Number(minimum) && value <= Number(maximum));
}
