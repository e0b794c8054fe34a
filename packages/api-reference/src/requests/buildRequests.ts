import type { FormPart, HttpRequest, SampleBody } from '@aifindr-docs/request-samples';
import { isJson } from '../contract/checks';
import { isObject, stringAt } from '../contract/json';
import type { Content, NamedExample, Operation, Parameter } from '../contract/readApi';
import type { Schema } from '../contract/schema';
import { placeholderTexts } from '../texts';
import { sampleValue } from './sampleValue';

/** A request with its example. */
export interface ExampleRequest extends Omit<NamedExample, 'value'> {
  request: HttpRequest;
}

/** Says in a request where it shows what the contract declares. */
export interface RequestTags {
  /** What it shows of a parameter or a security scheme. */
  part: (declaration: unknown, text: string) => string;
  body: (body: SampleBody, declaredType: string) => SampleBody;
}

const noTags: RequestTags = { part: (_declaration, text) => text, body: (body) => body };

/** Host of samples when the contract names no absolute server. */
const sampleOrigin = 'https://api.example.com';
/** A request without an example of its own. */
const unnamed = { name: 'peticion', title: 'Petición' };

/** The requests of an operation: one for each example of its JSON (or first) body type, and one for each other body type. */
export function buildRequests(operation: Operation, tags: RequestTags = noTags): ExampleRequest[] {
  const target = buildTarget(operation, tags);
  const { contents } = operation.body;
  const main = contents.find(({ mediaType }) => isJson(mediaType)) ?? contents[0];
  if (main === undefined) return [{ ...unnamed, request: target }];
  const others = contents.filter((content) => content !== main);
  return [main, ...others].flatMap((content) => {
    const { mediaType } = content;
    const examples = listBodyExamples(content);
    return (content === main ? examples : examples.slice(0, 1)).map((example): ExampleRequest => {
      const body = tags.body(encodeBody(content, example.value), mediaType);
      const own = content === main ? example : { name: mediaType, title: mediaType };
      return { ...own, description: example.description, request: { ...target, body } };
    });
  });
}

/** The examples of a body, or one from its schema. */
function listBodyExamples({ examples, schema }: Content): readonly NamedExample[] {
  if (examples.length > 0) return examples;
  return [{ ...unnamed, value: schema === undefined ? '' : sampleValue(schema, 'request') }];
}

function buildTarget(operation: Operation, { part }: RequestTags): HttpRequest {
  // Some contracts write a query, or a fragment, which is never sent, into a path.
  const [withQuery = ''] = operation.path.split('#');
  const [template = '', ...fixedQuery] = withQuery.split('?');
  let path = template;
  const query = [...fixedQuery];
  const headers: { name: string; value: string }[] = [];
  const cookies: string[] = [];
  for (const parameter of operation.parameters) {
    const { name, place, explode, declaration, isRequired } = parameter;
    const isShown =
      isRequired || parameter.examples.length + (parameter.schema?.examples.length ?? 0) > 0;
    if (!isShown && place !== 'path') continue;
    const value = sampleParameter(parameter);
    const pairs = () => serializeForm(name, value, explode).map((pair) => part(declaration, pair));
    switch (place) {
      case 'path': {
        const text = part(declaration, serializeSimple(value, explode, encodeURIComponent));
        path = path.replaceAll(`{${name}}`, () => text);
        break;
      }
      case 'query':
        query.push(...pairs());
        break;
      case 'header': {
        const text = serializeSimple(value, explode).replaceAll(/\s/g, ' ');
        headers.push({ name, value: part(declaration, text) });
        break;
      }
      case 'cookie':
        cookies.push(...pairs());
    }
  }
  const { apiKey, basic, token } = placeholderTexts;
  for (const { scheme } of operation.security.alternatives[0] ?? []) {
    const name = stringAt(scheme, 'name') ?? 'Authorization';
    if (scheme.type !== 'apiKey') {
      const value = scheme.scheme === 'basic' ? `Basic ${basic}` : `Bearer ${token}`;
      headers.push({ name: 'Authorization', value: part(scheme, value) });
    } else if (scheme.in === 'header') headers.push({ name, value: part(scheme, apiKey) });
    else if (scheme.in === 'query')
      {query.push(part(scheme, `${encodeURIComponent(name)}=${apiKey}`));}
    else cookies.push(part(scheme, `${name}=${apiKey}`));
  }
  if (cookies.length > 0) {
    headers.push({ name: 'Cookie', value: cookies.join('; ') });
  }
  const address = toAddress(operation.servers[0]?.base ?? '');
  const safe = encodeURI(`${address}${path}`).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
  const url = `${safe}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { method: operation.method.toUpperCase(), url, headers };
}

/** The base of a server as an absolute address. */
function toAddress(base: string): string {
  if (base.startsWith('//')) return toAddress(`https:${base}`);
  if (/^https?:\/\//.test(base)) return URL.canParse(base) ? base : sampleOrigin;
  return `${sampleOrigin}${base.startsWith('/') || base === '' ? '' : '/'}${base}`;
}

function sampleParameter({ examples: [example], schema }: Parameter): unknown {
  if (example !== undefined) return example.value;
  return (schema && sampleValue(schema, 'request')) ?? placeholderTexts.text;
}

/** A value as the body of a request. */
function encodeBody(content: Content, value: unknown): SampleBody {
  const { mediaType, schema } = content;
  if (isJson(mediaType)) {
    const sent = mediaType.includes('*') ? 'application/json' : mediaType;
    return { mediaType: sent, text: toJson(value, schema) };
  }
  const fields = isObject(value) ? Object.entries(value) : [];
  if (/^multipart\//i.test(mediaType)) {
    return { mediaType, parts: fields.flatMap(([name, inner]) => toParts(name, inner, content)) };
  }
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    const pairs = fields.flatMap(([name, inner]) => encodeField(name, inner, content));
    return { mediaType, text: pairs.join('&') };
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2);
  return { mediaType: mediaType.replace('*', 'plain'), text };
}

/** JSON as text; an example that is JSON already, in a string, is not encoded again. */
export function toJson(value: unknown, schema: Schema | undefined): string {
  let json = value;
  if (typeof value === 'string' && !schema?.types.includes('string') && /^\s*[[{]/.test(value)) {
    try {
      json = JSON.parse(value);
    } catch {
      // It is a text that begins like JSON.
    }
  }
  return JSON.stringify(json, undefined, 2);
}

function encodingOf(name: string, { encoding }: Content): unknown {
  return encoding.find(([field]) => field === name)?.[1];
}

/** A field of a form; an object is JSON unless its style is declared. */
function encodeField(name: string, value: unknown, content: Content): string[] {
  const encoding = encodingOf(name, content);
  if (isObject(encoding) && ('style' in encoding || 'explode' in encoding)) {
    return serializeForm(name, value, encoding.explode !== false);
  }
  return toList(value).flatMap((item) => serializeForm(name, toText(item)));
}

/** The parts of a field: one for each item of a list. */
function toParts(name: string, value: unknown, content: Content): FormPart[] {
  const declared = stringAt(encodingOf(name, content), 'contentType')?.split(',')[0]?.trim();
  const mediaType = declared?.includes('*') ? undefined : declared;
  const own = content.schema?.properties.get(name);
  const schema = Array.isArray(value) ? own?.items : own;
  return toList(value).map((item): FormPart => {
    if (schema !== undefined && isFile(schema)) {
      return { name, file: placeholderTexts.file, ...(mediaType && { mediaType }) };
    }
    const isStructure = typeof item === 'object' && item !== null;
    const type = mediaType ?? (isStructure ? 'application/json' : undefined);
    return { name, value: toText(item), ...(type && { mediaType: type }) };
  });
}

/** Whether a schema describes bytes. */
function isFile(schema: Schema): boolean {
  const type = schema.get('contentMediaType');
  const isBytes = typeof type === 'string' && !/^text\/|[/+]json\b/.test(type);
  return schema.get('format') === 'binary' || isBytes;
}

/** The value of a parameter of a path or of a header, in the style `simple`. */
function serializeSimple(
  value: unknown,
  explode = false,
  encode: (text: string) => string = (text) => text,
): string {
  if (!isObject(value)) {
    return toList(value)
      .map((one) => encode(toText(one)))
      .join(',');
  }
  const entries = Object.entries(value).map(([key, inner]) => [encode(key), encode(toText(inner))]);
  return entries.map((entry) => entry.join(explode ? '=' : ',')).join(',');
}

/** The `name=value` pairs of a parameter of the query, a field of a form or a cookie, in the style `form`. */
function serializeForm(name: string, value: unknown, explode = true): string[] {
  const key = encodeURIComponent(name);
  if (!explode) return [`${key}=${serializeSimple(value, false, encodeURIComponent)}`];
  const pairs = isObject(value)
    ? Object.entries(value).map(([inner, one]) => [encodeURIComponent(inner), one] as const)
    : toList(value).map((one) => [key, one] as const);
  return pairs.map(([inner, one]) => `${inner}=${encodeURIComponent(toText(one))}`);
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** A value as text: JSON for what has no other form. */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}
