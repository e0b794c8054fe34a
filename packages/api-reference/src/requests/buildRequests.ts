import type { HttpRequest } from '@aifindr-docs/request-samples';
import type { FieldSentinels } from '../field-links/FieldSentinels';
import type { Example, MediaType, Operation, Parameter, SecurityScheme } from '../openapi/model';
import { placeholderTexts } from '../texts';
import { encodeBody, mayBeJson } from './encodeBody';
import { omitHiddenFields, sampleSchema } from './sampleSchema';
import { serializeForm, serializeSimple } from './serialize';

/** One of the requests of an operation: for an example of its body, for another media type, or without a body. */
export interface ExampleRequest {
  /** The key of the example in `examples`, the name of the media type, or `peticion`. */
  name: string;
  title: string;
  description?: string | undefined;
  request: HttpRequest;
  /** Key of the sent example in `examples` of the JSON (or first) media type; undefined for any other request. */
  exampleName?: string | undefined;
}

/** Puts recognizable texts (sentinels) where a request shows a field, so that the field can be found in each program of the request. */
export type RequestMarker = Pick<FieldSentinels, 'markText' | 'markJson'>;

const withoutMarks: RequestMarker = { markText: (_anchor, text) => text, markJson: (json) => json };

/** Origin of samples if there is no server, or if the URL of the first one names no valid HTTP host. */
const sampleOrigin = 'https://api.example.com';

/** Name and title of a request without a body, or with an example that has no name. */
const unnamedRequest = { name: 'peticion', title: 'Petición' };

/** Builds one request without a body, or one for each example of the JSON (or first) media type and one for each other media type. */
export function buildRequests(
  operation: Operation,
  marker: RequestMarker = withoutMarks,
): ExampleRequest[] {
  const withoutBody = buildRequestWithoutBody(operation, marker);
  const content = operation.requestBody?.content ?? [];
  const main = content.find(({ name }) => mayBeJson(name)) ?? content[0];
  if (main === undefined) return [{ ...unnamedRequest, request: withoutBody }];
  const buildWithBody = (mediaType: MediaType, value: unknown): HttpRequest => {
    const body = encodeBody(mediaType, value, (json) => marker.markJson(json, mediaType.view));
    return { ...withoutBody, body };
  };
  const furtherTypes = content.filter((mediaType) => mediaType !== main);
  return [
    ...listOrCreateBodyExamples(main).map(({ name, summary, description, value }) => {
      const titles = name === undefined ? unnamedRequest : { name, title: summary ?? name };
      return { ...titles, description, exampleName: name, request: buildWithBody(main, value) };
    }),
    ...furtherTypes.map((mediaType) => {
      const { name } = mediaType;
      const [example] = listOrCreateBodyExamples(mediaType);
      const request = buildWithBody(mediaType, example?.value);
      return { name, title: name, description: example?.description, request };
    }),
  ];
}

/** Lists the examples of a body, and removes their read-only fields. Without examples, creates one from the schema, or an empty one. */
function listOrCreateBodyExamples({ name, schema, examples }: MediaType): readonly Example[] {
  if (examples.length > 0) {
    return examples.map((example) => ({
      ...example,
      value: schema ? omitHiddenFields(example.value, schema, 'request') : example.value,
    }));
  }
  const value = schema && sampleSchema(schema, 'request');
  return [{ value: value ?? (mayBeJson(name) ? {} : '') }];
}

/** The value that a parameter or a security scheme adds to a request. */
type SentValue = Pick<Parameter, 'anchor' | 'name' | 'in' | 'explode'> & { value: unknown };

function buildRequestWithoutBody(operation: Operation, marker: RequestMarker): HttpRequest {
  // Some documents write a query or a fragment into a path. A fragment is never sent.
  const [withQuery = ''] = operation.path.split('#');
  const [template = '', ...query] = withQuery.split('?');
  let path = template;
  const headers: { name: string; value: string }[] = [];
  const cookies: string[] = [];
  for (const sent of listSentValues(operation)) {
    const { anchor, name, value, explode } = sent;
    const markText = (text: string): string => marker.markText(anchor, text);
    switch (sent.in) {
      case 'path': {
        const text = markText(serializeSimple(value, explode, encodeURIComponent));
        path = path.replaceAll(`{${name}}`, () => text);
        break;
      }
      case 'header': {
        const text = serializeSimple(value, explode).replaceAll(/\s/g, ' ');
        headers.push({ name, value: markText(text) });
        break;
      }
      case 'query':
        query.push(...serializeForm(name, value, explode).map(markText));
        break;
      case 'cookie':
        cookies.push(...serializeForm(name, value, explode).map(markText));
        break;
    }
  }
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') });
  const encoded = encodeURI(`${toAbsoluteSampleUrl(operation.baseUrl)}${path}`);
  const withoutDoubleEncoding = encoded.replaceAll(/%25([0-9a-f]{2})/gi, '%$1');
  const url = `${withoutDoubleEncoding}${query.length === 0 ? '' : `?${query.join('&')}`}`;
  return { method: operation.method.toUpperCase(), url, headers };
}

/** Lists the parameters that are required or have examples, and the credentials of the first security alternative. */
function listSentValues({ parameters, security }: Operation): SentValue[] {
  const [requirements = []] = security.alternatives;
  return [
    ...parameters
      .filter(isRequiredOrHasExample)
      .map((parameter) => ({ ...parameter, value: sampleParameterValue(parameter) })),
    ...requirements.map(({ anchor, scheme }) => ({ anchor, ...sampleCredentials(scheme) })),
  ];
}

function isRequiredOrHasExample({ isRequired, examples, view }: Parameter): boolean {
  return isRequired || examples.length > 0 || (view?.schema.examples ?? []).length > 0;
}

function sampleParameterValue({ examples: [example], view }: Parameter): unknown {
  if (example !== undefined) return example.value;
  return (view && sampleSchema(view.schema, 'request')) ?? placeholderTexts.text;
}

function sampleCredentials(scheme: SecurityScheme): Omit<SentValue, 'anchor'> {
  const { apiKey, basic, token } = placeholderTexts;
  if (scheme.type === 'apiKey') return { name: scheme.name, in: scheme.in, value: apiKey };
  const isBasic = scheme.scheme.toLowerCase() === 'basic';
  const value = isBasic ? `Basic ${basic}` : `Bearer ${token}`;
  return { name: 'Authorization', in: 'header', value };
}

function toAbsoluteSampleUrl(baseUrl: string): string {
  if (baseUrl.startsWith('//')) return toAbsoluteSampleUrl(`https:${baseUrl}`);
  if (/^https?:\/\//.test(baseUrl)) return URL.canParse(baseUrl) ? baseUrl : sampleOrigin;
  return `${sampleOrigin}${baseUrl.startsWith('/') || baseUrl === '' ? '' : '/'}${baseUrl}`;
}
