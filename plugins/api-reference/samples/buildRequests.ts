import type { SampleRequest } from '../../../lib/request-samples';
import type { Contract } from '../contract/Contract';
import { at, entriesAt, isObject, type Json, objectAt, stringAt } from '../contract/json';
import { listExamples, type NamedExample } from '../model/examples';
import { type Api, listSecurity, listServers, type Operation } from '../model/readApi';
import { buildSampleValue } from './buildSampleValue';

/** A request with its example. */
export interface ExampleRequest {
  /** Key of the example in the contract. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  request: SampleRequest;
}

/** Placeholder of the reader's API key. */
export const apiKeyPlaceholder = 'TU_CLAVE_API';

/** Host of samples when the contract names no absolute server. */
const sampleOrigin = 'https://api.example.com';

/** The requests of an operation: one for each example of its JSON (or first) body type, or a single one. */
export function buildRequests(api: Api, operation: Operation): ExampleRequest[] {
  if (operation.kind === 'webhook') return [];
  const { contract } = api;
  const target = buildTarget(api, operation);
  const types = entriesAt(contract.follow(operation.operation.requestBody), 'content');
  const [mediaType, media] = types.find(([type]) => isJson(type)) ?? types[0] ?? [];
  if (mediaType === undefined) return [{ name: 'peticion', request: target }];
  const examples = listExamples(contract, media).filter(
    ({ externalValue }) => externalValue === undefined,
  );
  const schema = at(media, 'schema');
  const fallback: NamedExample = {
    name: 'peticion',
    value: schema === undefined ? '' : buildSampleValue(contract, schema),
  };
  return (examples.length > 0 ? examples : [fallback]).map(
    ({ name, title, description, value }) => ({
      ...{ name, title, description },
      request: { ...target, body: encodeBody(mediaType, value) },
    }),
  );
}

function buildTarget(api: Api, operation: Operation): SampleRequest {
  const { contract } = api;
  const query: string[] = [];
  const headers: { name: string; value: string }[] = [];
  const cookies: string[] = [];
  let { path } = operation;
  for (const parameter of operation.parameters) {
    const name = stringAt(parameter, 'name') ?? '';
    const place = stringAt(parameter, 'in');
    if (place === 'path') {
      path = path.replaceAll(
        `{${name}}`,
        encodePart(printParameter(sampleParameter(contract, parameter))),
      );
      continue;
    }
    if (parameter.required !== true && listExamples(contract, parameter).length === 0) continue;
    const value = sampleParameter(contract, parameter);
    if (place === 'query') query.push(...encodeQuery(name, value, parameter));
    if (place === 'header' && !/^(accept|content-type|authorization)$/i.test(name)) {
      headers.push({ name, value: toHeaderValue(printParameter(value)) });
    }
    if (place === 'cookie') cookies.push(`${name}=${encodePart(printParameter(value))}`);
  }
  const [firstAlternative = []] = listSecurity(api, operation).alternatives;
  for (const { scheme } of firstAlternative) {
    const { type, name, in: place, scheme: httpScheme } = objectAt(scheme);
    if (type === 'apiKey' && typeof name === 'string') {
      if (place === 'header') headers.push({ name, value: apiKeyPlaceholder });
      if (place === 'query') query.push(`${encodePart(name)}=${apiKeyPlaceholder}`);
      if (place === 'cookie') cookies.push(`${name}=${apiKeyPlaceholder}`);
    } else if (type === 'http' && String(httpScheme).toLowerCase() === 'basic') {
      headers.push({ name: 'Authorization', value: 'Basic TUS_CREDENCIALES_EN_BASE64' });
    } else if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') {
      headers.push({ name: 'Authorization', value: 'Bearer TU_TOKEN' });
    }
  }
  if (cookies.length > 0)
    headers.push({ name: 'Cookie', value: toHeaderValue(cookies.join('; ')) });
  const [server] = listServers(contract, operation);
  const base = (server?.url ?? '').replace(/\/$/, '');
  const address = toAddress(base);
  const safePath = encodeURI(toWellFormed(path)).replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
  const url = `${address}${safePath}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return {
    method: operation.method.toUpperCase(),
    url,
    headers: headers.filter(({ name }) => isHeaderName(name)),
  };
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

function encodePart(text: string): string {
  return encodeURIComponent(toWellFormed(text));
}

/** Whether HTTP allows a name for a header. */
function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~\dA-Za-z-]+$/.test(name);
}

/** Replaces control characters, which a header cannot contain. */
function toHeaderValue(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ');
}

function sampleParameter(contract: Contract, parameter: Json): unknown {
  const [example] = listExamples(contract, parameter);
  if (example?.value !== undefined) return example.value;
  const [content] = entriesAt(parameter, 'content');
  const schema = parameter.schema ?? at(content?.[1], 'schema');
  return schema === undefined ? 'texto' : buildSampleValue(contract, schema);
}

function printParameter(value: unknown): string {
  if (Array.isArray(value)) return value.map(printParameter).join(',');
  if (isObject(value))
    return Object.entries(value)
      .map(([key, inner]) => `${key},${printParameter(inner)}`)
      .join(',');
  return String(value);
}

/** Query parameters in their declared style; by default `form`, exploded. */
function encodeQuery(
  name: string,
  value: unknown,
  { style, explode, content }: Record<string, unknown>,
): string[] {
  const pair = (key: string, inner: unknown) =>
    `${encodePart(key)}=${encodePart(printParameter(inner))}`;
  if (content !== undefined) return [`${encodePart(name)}=${encodePart(JSON.stringify(value))}`];
  const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
  const isExploded = explode ?? (style === undefined || style === 'form');
  if (Array.isArray(value)) {
    if (isExploded === true) return value.map((item) => pair(name, item));
    const separator = separators[String(style)] ?? ',';
    const joined = value.map((item) => encodePart(printParameter(item))).join(separator);
    return [`${encodePart(name)}=${joined}`];
  }
  if (isObject(value)) {
    const fields = Object.entries(value);
    if (style === 'deepObject') return fields.map(([key, inner]) => pair(`${name}[${key}]`, inner));
    if (isExploded === true) return fields.map(([key, inner]) => pair(key, inner));
  }
  return [pair(name, value)];
}

/** Whether a media type holds JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json\b/i.test(mediaType);
}

function encodeBody(mediaType: string, value: unknown): { mediaType: string; text: string } {
  if (isJson(mediaType)) return { mediaType, text: JSON.stringify(value, null, 2) ?? '' };
  if (typeof value === 'string') return { mediaType, text: value };
  if (/^multipart\//i.test(mediaType) && isObject(value)) return encodeMultipart(mediaType, value);
  if (/x-www-form-urlencoded/i.test(mediaType) && isObject(value)) {
    const pairs = Object.entries(value).flatMap(([name, inner]) => encodeQuery(name, inner, {}));
    return { mediaType, text: pairs.join('&') };
  }
  return { mediaType, text: JSON.stringify(value, null, 2) ?? '' };
}

function encodeMultipart(
  mediaType: string,
  value: Record<string, unknown>,
): { mediaType: string; text: string } {
  const declared = /;\s*boundary="?([^";]+)/i.exec(mediaType)?.[1];
  const boundary = declared ?? 'limite-de-ejemplo';
  const parts = Object.entries(value).map(([name, inner]) => {
    const text = typeof inner === 'string' ? inner : JSON.stringify(inner);
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${text}\r\n`;
  });
  return {
    mediaType: declared === undefined ? `${mediaType}; boundary=${boundary}` : mediaType,
    text: `${parts.join('')}--${boundary}--\r\n`,
  };
}
