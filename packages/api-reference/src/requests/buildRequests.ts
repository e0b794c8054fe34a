import type { FormPart, HttpRequest, SampleBody } from '@aifindr-docs/request-samples';
import {
  serializeForm,
  serializeSimple,
  toList,
  toText,
} from '@aifindr-docs/request-samples/serialize';
import { isJson } from '../contract/checks';
import { isObject, type Json } from '../contract/json';
import type { Content, NamedExample, Operation, Parameter } from '../contract/readApi';
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
  json: (content: Content, text: string) => string;
}

const noTags: RequestTags = { part: (_declaration, text) => text, json: (_content, text) => text };

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
      const body = encodeBody(content, example.value, tags);
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

/** A request without its body. */
function buildTarget(operation: Operation, { part }: RequestTags): HttpRequest {
  // Some contracts write a query, or a fragment, which is never sent, into a path.
  const [withQuery = ''] = operation.path.split('#');
  const [template = '', ...query] = withQuery.split('?');
  let path = template;
  const headers: { name: string; value: string }[] = [];
  const cookies: string[] = [];
  const schemes = operation.security.alternatives[0] ?? [];
  const sent = [
    ...operation.parameters.filter(isShown).map((one) => ({ ...one, value: valueOf(one) })),
    ...schemes.map(({ scheme }) => ({ explode: true, declaration: scheme, ...keyOf(scheme) })),
  ];
  for (const { name, place, explode, declaration, value } of sent) {
    const tag = (text: string) => part(declaration, text);
    if (place === 'path') {
      const text = tag(serializeSimple(value, explode, encodeURIComponent));
      path = path.replaceAll(`{${name}}`, () => text);
    } else if (place === 'header') {
      const text = serializeSimple(value, explode).replaceAll(/\s/g, ' ');
      headers.push({ name, value: tag(text) });
    } else {
      (place === 'query' ? query : cookies).push(...serializeForm(name, value, explode).map(tag));
    }
  }
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') });
  const address = toAddress(operation.base);
  const safe = encodeURI(`${address}${path}`).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
  const url = `${safe}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { method: operation.method.toUpperCase(), url, headers };
}

/** Whether a request has a parameter: where it must, or where it has an example. */
function isShown({ place, isRequired, examples, schema }: Parameter): boolean {
  return place === 'path' || isRequired || examples.length + (schema?.examples.length ?? 0) > 0;
}

function valueOf({ examples: [example], schema }: Parameter): unknown {
  if (example !== undefined) return example.value;
  return (schema && sampleValue(schema, 'request')) ?? placeholderTexts.text;
}

/** What a security scheme sends. */
function keyOf(scheme: Json): { name: string; place: string; value: string } {
  const { apiKey, basic, token } = placeholderTexts;
  if (scheme.type === 'apiKey') {
    return { name: String(scheme.name), place: String(scheme.in), value: apiKey };
  }
  const value = scheme.scheme === 'basic' ? `Basic ${basic}` : `Bearer ${token}`;
  return { name: 'Authorization', place: 'header', value };
}

/** The base of a server as an absolute address. */
function toAddress(base: string): string {
  if (base.startsWith('//')) return toAddress(`https:${base}`);
  if (/^https?:\/\//.test(base)) return URL.canParse(base) ? base : sampleOrigin;
  return `${sampleOrigin}${base.startsWith('/') || base === '' ? '' : '/'}${base}`;
}

/** A value as the body of a request. */
function encodeBody(content: Content, value: unknown, { json }: RequestTags): SampleBody {
  const { mediaType } = content;
  if (isJson(mediaType)) {
    const sent = mediaType.includes('*') ? 'application/json' : mediaType;
    return { mediaType: sent, text: json(content, toBodyText(content, value)) };
  }
  const fields = isObject(value) ? Object.entries(value) : [];
  if (/^multipart\//i.test(mediaType)) {
    return { mediaType, parts: fields.flatMap(([name, inner]) => toParts(name, inner, content)) };
  }
  if (/x-www-form-urlencoded/i.test(mediaType)) {
    const pairs = fields.flatMap(([name, inner]) =>
      toList(inner).flatMap((item) => serializeForm(name, toText(item))),
    );
    return { mediaType, text: pairs.join('&') };
  }
  return { mediaType: mediaType.replace('*', 'plain'), text: toBodyText(content, value) };
}

/** A value as the text of a body: a text as it is; in JSON, only where it is JSON already. */
export function toBodyText({ mediaType, schema }: Content, value: unknown): string {
  const isText = typeof value === 'string';
  if (isText && !isJson(mediaType)) return value;
  if (isText && !schema?.types.includes('string') && /^\s*[[{]/.test(value)) {
    try {
      return JSON.stringify(JSON.parse(value), undefined, 2);
    } catch {
      // It is a text that begins like JSON.
    }
  }
  return JSON.stringify(value, undefined, 2);
}

/** The parts of a field: one for each item of a list. */
function toParts(name: string, value: unknown, content: Content): FormPart[] {
  const own = content.schema?.properties.get(name);
  const schema = Array.isArray(value) ? own?.items : own;
  return toList(value).map((item): FormPart => {
    if (schema?.get('format') === 'binary') return { name, file: placeholderTexts.file };
    const isStructure = typeof item === 'object' && item !== null;
    return { name, value: toText(item), ...(isStructure && { mediaType: 'application/json' }) };
  });
}
