import { Oas3_1Types, Oas3Types, SpecVersion } from '@redocly/openapi-core';
import type { Oas3Rule } from '@redocly/openapi-core/lib/visitors';
import type { UserContext } from '@redocly/openapi-core/lib/walk';
import { hasHtmlOutsideCode } from '../descriptions/toSafeHast';
import { mayBeJson } from '../requests/encodeBody';
import { entriesAt, isObject, type Json, jsonType, stringAt, textOrJsonOf, valueAt } from './json';
import { findAdvice, hiddenKeywords, shownExtensions, unsupportedKeywords } from './limitations';

/** Matches the media types that a sample can send, besides JSON types. */
const requestTypes =
  /^(text\/(?!xml)|application\/x-www-form-urlencoded\b|multipart\/form-data\b|\*\/\*$|application\/\*$)/i;

/** Keywords of schemas that Redocly allows in OpenAPI 3.1 but not in 3.0. */
const newKeywords = Object.keys(Oas3_1Types.Schema?.properties ?? {}).filter(
  (keyword) => !(keyword in Oas3Types.Schema.properties),
);

/** Rule for Redocly: errors for what would make pages or samples wrong, warnings for what else an author should know. */
export const checkSupport: Oas3Rule = () => {
  const reportedExtensions = new Set(shownExtensions);
  let securitySchemes: unknown;
  return {
    any(node: unknown, context: UserContext) {
      if (!isObject(node)) return;
      for (const [keyword, value] of Object.entries(node)) {
        reportKeywordProblems(keyword, value, context);
        const isExtension = context.type.extensionsPrefix && /^x-(?!internal$)/.test(keyword);
        if (!isExtension || reportedExtensions.has(keyword)) continue;
        // An extension is reported only where it occurs first.
        reportedExtensions.add(keyword);
        const remedy = 'remove it unless another program needs it';
        warn(context, keyword, `${keyword} is not shown: ${remedy}`);
      }
      if (hasHtmlOutsideCode(stringAt(node, 'description') ?? '')) {
        warn(context, 'description', 'HTML is shown as plain text: write Markdown');
      }
      // A sample would show the reference itself instead of its target.
      const reference = stringAt(node, 'example', '$ref');
      if (reference?.startsWith('#/components/examples/')) {
        const remedy = `write examples: { name: { $ref: '${reference}' } }`;
        const message = `example cannot be a reference to components.examples: ${remedy}`;
        reportError(context, 'example', message);
      }
    },

    Root(root) {
      securitySchemes = root.components?.securitySchemes;
    },

    Info: ({ title }, context) => reportBackslash('title', title, context),

    Tag: ({ name }, context) => reportBackslash('name', name, context),

    Server({ url, variables }, context) {
      for (const [placeholder, name = ''] of url.matchAll(/\{([^{}]*)\}/g)) {
        if (variables?.[name]?.default !== undefined) continue;
        const message = `the server variable ${placeholder} has no default: declare it in variables`;
        reportError(context, 'url', message);
      }
    },

    SecurityRequirement(requirement, context) {
      for (const name of Object.keys(requirement)) {
        if (valueAt(securitySchemes, name) !== undefined) continue;
        const message = `the security scheme "${name}" is not in components.securitySchemes`;
        reportError(context, name, message);
      }
    },

    Operation({ summary, requestBody }, context) {
      reportBackslash('summary', summary, context);
      if (context.key === 'get' && requestBody !== undefined) {
        refuse(context, 'requestBody', 'a body of GET', 'use POST');
      }
    },

    Responses(responses, context) {
      for (const status of Object.keys(responses)) {
        if (/^([1-5](\d\d|XX)|default|x-.*)$/.test(status)) continue;
        const remedy = 'write a status code from 100 to 599, a range such as 4XX, or default';
        warn(context, status, `"${status}" is no status code: ${remedy}`);
      }
    },

    Parameter({ name, in: location, required, style, schema }, context) {
      if (location === 'header') reportHeaderNameProblem(name, context);
      if (location === 'path' && required !== true) {
        warn(context, 'in', 'a parameter of the path is required: write required: true');
      }
      const supportedStyle = location === 'path' || location === 'header' ? 'simple' : 'form';
      if (style === undefined || style === supportedStyle) return;
      const [[property] = ['']] = entriesAt(schema, 'properties');
      const advice =
        style === 'deepObject'
          ? `declare ${name}[${property}] as a parameter of its own, and so each property`
          : 'declare it as type: string, and describe its form in the description';
      refuse(context, 'style', `the style ${style}`, advice);
    },

    RequestBody({ content }, context) {
      for (const [name, { schema }] of Object.entries(content)) {
        if (!mayBeJson(name) && !requestTypes.test(name)) {
          const advice = 'use application/json, or multipart/form-data with a file';
          refuse(context, ['content', name], name, advice);
        }
        if (/^multipart\//i.test(name) && hasFileInsideFormField(schema, 0, context, [])) {
          const what = 'a file inside an object';
          refuse(context, ['content', name, 'schema'], what, 'make it a field of the form');
        }
      }
    },

    Response({ content = {} }, context) {
      const xmlTypes = Object.keys(content).filter((name) => /[/+]xml\b/i.test(name));
      for (const name of xmlTypes) refuse(context, ['content', name], name, 'use application/json');
    },

    Schema(node, context) {
      const schema: Json = { ...node };
      const { discriminator, oneOf, anyOf, type, contentMediaType, default: value } = schema;
      if (discriminator !== undefined && !oneOf && !anyOf) {
        const advice = 'list the schemas in oneOf';
        refuse(context, 'discriminator', 'discriminator without oneOf', advice);
      }
      if (value !== undefined && !matchesTypeEnumAndLimits(value, schema)) {
        warn(context, 'default', `its schema does not allow the default ${textOrJsonOf(value)}`);
      }
      if (contentMediaType !== undefined && contentMediaType !== 'application/octet-stream') {
        const message = 'contentMediaType is not shown: describe the content in the description';
        warn(context, 'contentMediaType', message);
      }
      if (context.oasVersion !== SpecVersion.OAS3_0) return;
      // Pages treat these keywords as in OpenAPI 3.1, but other programs do not expect them in a document of 3.0.
      for (const keyword of Object.keys(schema)) {
        const isNew = newKeywords.includes(keyword) || (keyword === 'type' && Array.isArray(type));
        if (!isNew) continue;
        warn(context, keyword, `${keyword} is written so in OpenAPI 3.1: write openapi: 3.1.0`);
      }
    },
  };
};

/** The key, or the path of keys, from the visited node to the value that a problem is about. */
type Keys = string | string[];

function reportError(context: UserContext, keys: Keys, message: string): void {
  context.report({ message, location: context.location.child(keys).key() });
}

function refuse(context: UserContext, keys: Keys, what: string, advice: string): void {
  reportError(context, keys, `${what} is not supported by this reference: ${advice}`);
}

function warn(context: UserContext, keys: Keys, message: string): void {
  const location = context.location.child(keys).key();
  context.report({ message, location, forceSeverity: 'warn' });
}

/** Reports `x-internal: true` and unsupported keywords except `allowReserved: false`; warns of hidden ones and empty callbacks or links. */
function reportKeywordProblems(keyword: string, value: unknown, context: UserContext): void {
  const unsupported = findAdvice(unsupportedKeywords, context.type.name, keyword);
  const hidden = findAdvice(hiddenKeywords, context.type.name, keyword);
  if (keyword === 'x-internal' && value === true) {
    refuse(context, keyword, keyword, 'remove what readers must not see');
  }
  if (hidden !== undefined) warn(context, keyword, `${keyword} is not shown: ${hidden}`);
  if (unsupported === undefined || (keyword === 'allowReserved' && value === false)) return;
  if (/^(callbacks|links)$/.test(keyword) && entriesAt(value).length === 0) {
    warn(context, keyword, `${keyword} is empty: remove it`);
  } else {
    refuse(context, keyword, keyword, unsupported);
  }
}

/** Refuses backslashes, because Docusaurus compiles front matter to JavaScript strings without escaping them: `a\d` would become `ad`. */
function reportBackslash(key: string, title: string | undefined, context: UserContext): void {
  if (title?.includes('\\')) refuse(context, key, `a backslash in ${key}`, 'remove it');
}

function reportHeaderNameProblem(name: string, context: UserContext): void {
  if (/^(accept|content-type|authorization)$/i.test(name)) {
    const advice = 'describe it by the media types, or as a security scheme';
    refuse(context, 'name', `the header ${name}`, advice);
  } else if (!/^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name)) {
    reportError(context, 'name', `"${name}" is no name of a header`);
  }
}

/** Whether an object inside a form has a field with `format: binary`. `propertyDepth` counts the `properties` around the schema. */
function hasFileInsideFormField(
  schema: unknown,
  propertyDepth: number,
  context: UserContext,
  ancestors: readonly unknown[],
): boolean {
  const { node } = context.resolve(schema as Json);
  if (!isObject(node) || ancestors.includes(node)) return false;
  if (node.format === 'binary') return propertyDepth > 1;
  const hasNestedFile = (inner: unknown, innerDepth: number): boolean =>
    hasFileInsideFormField(inner, innerDepth, context, [...ancestors, node]);
  const merged = [node.allOf, node.oneOf, node.anyOf, node.items].flat();
  return (
    merged.some((inner) => hasNestedFile(inner, propertyDepth)) ||
    entriesAt(node, 'properties').some(([, inner]) => hasNestedFile(inner, propertyDepth + 1))
  );
}

/** Stands in for Redocly's `validateExample`, which fails for keywords of OpenAPI 3.0 and changes the check of later examples. */
function matchesTypeEnumAndLimits(value: unknown, schema: Json): boolean {
  const { type, nullable, enum: values, minimum = -Infinity, maximum = Infinity } = schema;
  const types = [type ?? []].flat();
  if (value === null && nullable === true) return true;
  const isInteger = Number.isInteger(value) && types.includes('integer');
  if (types.length > 0 && !types.includes(jsonType(value)) && !isInteger) return false;
  if (Array.isArray(values) && !values.includes(value)) return false;
  return typeof value !== 'number' || (value >= Number(minimum) && value <= Number(maximum));
}
