import type { HttpRequest, SampleBody } from '@aifindr-docs/request-samples';
import { isJsonType } from '@aifindr-docs/request-samples';
import { listExamples, type NamedExample } from '../contract/examples';
import { isXmlType } from '../contract/isXmlType';
import { at, entriesAt, type Json, objectAt, stringAt } from '../contract/json';
import { type Api, listSecurity, listServers, type Operation } from '../contract/readApi';
import { encodeBody } from './encodeBody';
import { type RequestWords, type SampleContext, sampleValue } from './sampleValue';
import {
  encodePart,
  printScalar,
  serializeHeader,
  serializePairs,
  serializePath,
} from './serialize';

/** A request with its example. */
export interface ExampleRequest {
  /** Key of the example in the contract. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
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

/** The requests of an operation: one for each example of its JSON (or first) body type, and one for each other body type. */
export function buildRequests(
  api: Api,
  operation: Operation,
  texts: RequestWords,
  tags: RequestTags = noTags,
): ExampleRequest[] {
  if (operation.kind === 'webhook') return [];
  const { contract } = api;
  const context: SampleContext = { contract, texts, direction: 'request' };
  const target = buildTarget(api, operation, context, tags);
  const types = entriesAt(contract.follow(operation.operation.requestBody), 'content').map(
    ([mediaType, media]) => [mediaType, contract.follow(media)] as const,
  );
  const main = types.find(([type]) => isJsonType(type)) ?? types[0];
  const { sample: name, sampleTitle: title } = texts.operation;
  if (main === undefined) return [{ name, title, request: target }];
  return [main, ...types.filter((type) => type !== main)].flatMap(([mediaType, media], index) => {
    const examples = listBodyExamples(context, mediaType, media);
    return (index === 0 ? examples : examples.slice(0, 1)).map(
      ({ name, title, description, value }): ExampleRequest => ({
        name: index === 0 ? name : mediaType,
        title: index === 0 ? title : mediaType,
        description,
        request: {
          ...target,
          body: tags.body(encodeBody(context, mediaType, media, value), mediaType),
        },
      }),
    );
  });
}

/** The examples of a body, or one from its schema. */
function listBodyExamples(
  context: SampleContext,
  mediaType: string,
  media: unknown,
): NamedExample[] {
  const examples = listExamples(context.contract, media).filter(
    ({ externalValue }) => externalValue === undefined,
  );
  if (examples.length > 0) return examples;
  const schema = at(media, 'schema') ?? at(media, 'itemSchema');
  const isXml = isXmlType(mediaType);
  const value = schema === undefined ? '' : isXml ? undefined : sampleValue(context, schema);
  const { sample: name, sampleTitle: title } = context.texts.operation;
  return [{ name, title, value }];
}

function buildTarget(
  api: Api,
  operation: Operation,
  context: SampleContext,
  { part }: RequestTags,
): HttpRequest {
  const { contract, texts } = context;
  // Some contracts write a query, or a fragment, which is never sent, into a path.
  const [withQuery = ''] = operation.path.split('#');
  const [template = '', ...fixedQuery] = withQuery.split('?');
  let path = template;
  const query = [...fixedQuery];
  const headers: { name: string; value: string }[] = [];
  const cookies: string[] = [];
  for (const parameter of operation.parameters) {
    const name = stringAt(parameter, 'name') ?? '';
    const place = stringAt(parameter, 'in');
    if (place === 'path') {
      const value = serializePath(name, sampleParameter(context, parameter), parameter);
      path = path.replaceAll(`{${name}}`, () => part(parameter, value));
      continue;
    }
    if (parameter.required !== true && listExamples(contract, parameter).length === 0) continue;
    const value = sampleParameter(context, parameter);
    const show = (pair: string) => part(parameter, pair);
    if (place === 'query') query.push(...serializePairs(name, value, parameter).map(show));
    if (place === 'querystring') query.push(...serializeQueryString(value, parameter).map(show));
    if (place === 'header' && !/^(accept|content-type|authorization)$/i.test(name)) {
      const text = toHeaderValue(serializeHeader(value, parameter));
      headers.push({ name, value: part(parameter, text) });
    }
    if (place === 'cookie') cookies.push(...serializePairs(name, value, parameter).map(show));
  }
  const { apiKey, basic, token } = texts.placeholders;
  const [firstAlternative = []] = listSecurity(api, operation).alternatives;
  for (const { scheme } of firstAlternative) {
    const { type, in: place } = objectAt(scheme);
    const name = stringAt(scheme, 'name');
    const httpScheme = type === 'http' ? stringAt(scheme, 'scheme')?.toLowerCase() : undefined;
    if (type === 'apiKey' && name !== undefined) {
      if (place === 'header') headers.push({ name, value: part(scheme, apiKey) });
      if (place === 'query') query.push(part(scheme, `${encodePart(name)}=${apiKey}`));
      if (place === 'cookie') cookies.push(part(scheme, `${name}=${apiKey}`));
    } else if (
      (type === 'http' && httpScheme !== 'digest') ||
      type === 'oauth2' ||
      type === 'openIdConnect'
    ) {
      const isOther = type === 'http' && !/^(basic|bearer)?$/.test(httpScheme ?? '');
      const word = isOther
        ? stringAt(scheme, 'scheme')
        : httpScheme === 'basic'
          ? 'Basic'
          : 'Bearer';
      const value = `${word} ${httpScheme === 'basic' ? basic : token}`;
      headers.push({ name: 'Authorization', value: part(scheme, value) });
    }
  }
  if (cookies.length > 0) {
    headers.push({ name: 'Cookie', value: toHeaderValue(cookies.join('; ')) });
  }
  const [server] = listServers(contract, operation);
  const address = toAddress(server?.base ?? '');
  const safePath = encodeURI(toWellFormed(path)).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
  const url = `${address}${safePath}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return {
    method: operation.method.toUpperCase(),
    url,
    headers: headers.filter(({ name }) => isHeaderName(name)),
  };
}

/** The whole query string (OpenAPI 3.2): a form, or another media type as it is. */
function serializeQueryString(value: unknown, parameter: Json): string[] {
  const [[mediaType, media] = ['', undefined]] = entriesAt(parameter, 'content');
  if (!/x-www-form-urlencoded/i.test(mediaType)) return [encodePart(printScalar(value))];
  return Object.entries(objectAt(value)).flatMap(([name, inner]) =>
    serializePairs(name, inner, objectAt(media, 'encoding', name)),
  );
}

/** The base of a server as an absolute address. */
function toAddress(base: string): string {
  if (base.startsWith('//')) return toAddress(`https:${base}`);
  if (/^https?:\/\//.test(base)) return URL.canParse(base) ? base : sampleOrigin;
  return `${sampleOrigin}${base.startsWith('/') || base === '' ? '' : '/'}${base}`;
}

/** Replaces lone surrogates, which a URL cannot contain. */
function toWellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Whether HTTP allows a name for a header. */
function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name);
}

/** Replaces control characters, which a header cannot contain. */
function toHeaderValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

function sampleParameter(context: SampleContext, parameter: Json): unknown {
  const [content] = entriesAt(parameter, 'content');
  const [example] = [parameter, content?.[1]].flatMap((holder) =>
    listExamples(context.contract, holder),
  );
  if (example?.value !== undefined) return example.value;
  const schema = parameter.schema ?? at(content?.[1], 'schema');
  return (
    (schema === undefined ? undefined : sampleValue(context, schema)) ??
    context.texts.placeholders.text
  );
}
