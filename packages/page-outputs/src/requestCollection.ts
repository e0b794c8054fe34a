import { STATUS_CODES } from 'node:http';
import { entriesAt, stringAt } from '@aifindr-docs/api-reference/contract/json';
import {
  type Api,
  type Operation,
  readApi,
  unnamedExample,
} from '@aifindr-docs/api-reference/contract/readApi';
import { readContract } from '@aifindr-docs/api-reference/contract/readContract';
import { buildRequests } from '@aifindr-docs/api-reference/requests/buildRequests';
import { placeholderTexts } from '@aifindr-docs/api-reference/texts';
import { type HttpRequest, isJsonType, toTextBody } from '@aifindr-docs/request-samples';
import type { OutputStep } from './OutputStep';
import { writeOutput } from './writeOutput';

export interface Options {
  /** The contract, relative to the site's folder. */
  specPath: string;
  /** The file to write, relative to the output's folder. */
  file: string;
}

/** The requests of the contract as a collection of Postman's format 2.1, which other API clients import too. */
export function requestCollection({ specPath, file }: Options): OutputStep {
  return {
    async finish({ outDir, siteDir }) {
      const collection = createCollection(readApi(readContract(specPath, siteDir)));
      await writeOutput(outDir, file, `${JSON.stringify(collection, undefined, 2)}\n`);
    },
  };
}

/** A folder for each tag, a request for each operation, or a folder of them where its body has several examples. */
export function createCollection(api: Api) {
  const { root } = api.contract;
  const [server] = api.servers;
  const [[, scheme] = []] = entriesAt(root, 'components', 'securitySchemes');
  const about = (declaration: unknown) => stringAt(declaration, 'description');
  return {
    info: {
      name: api.title,
      description: stringAt(root, 'info', 'description'),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: server?.base, description: about(server?.declaration) },
      { key: 'apiKey', value: '', description: about(scheme) },
    ],
    item: api.tags.map(({ title, declaration, operations }) => ({
      name: title,
      description: about(declaration),
      item: operations.map(describeOperation),
    })),
  };
}

/** A request, or one for each example of its body, with the documented responses that report success. */
function describeOperation(operation: Operation) {
  const requests = buildRequests(operation);
  const isOnly = requests.length === 1;
  const responses = operation.answers
    .filter(({ code }) => /^2\d\d$/.test(code))
    .flatMap(({ code, contents }) => contents.map((content) => ({ code, ...content })))
    .flatMap(({ examples, ...content }) => examples.map((example) => ({ ...content, example })));
  const items = requests.map(({ name: key, title, request: sent }) => {
    const name = isOnly ? operation.title : (title ?? key);
    const request = describeRequest(operation, sent);
    const response = responses
      .filter(({ example }) => isOnly || [key, unnamedExample].includes(example.name))
      .map(({ code, mediaType, example: { title: saved = name, value } }) => ({
        name: saved,
        status: STATUS_CODES[code],
        code: Number(code),
        header: [{ key: 'Content-Type', value: mediaType }],
        body: typeof value === 'string' ? value : JSON.stringify(value, undefined, 2),
        _postman_previewlanguage: isJsonType(mediaType) ? 'json' : 'text',
        originalRequest: request,
      }));
    return { name, request, response };
  });
  return isOnly ? items[0] : { name: operation.title, item: items };
}

/** A request with variables in place of the server, of path parameters and of the key. */
function describeRequest(
  { description, parameters, path }: Operation,
  { method, url, headers, body }: HttpRequest,
) {
  const secure = (value: string) => value.replace(placeholderTexts.apiKey, '{{apiKey}}');
  const { pathname, searchParams } = new URL(url);
  const template = path.replaceAll(/\{([^/{}]+)\}/g, ':$1').split('/');
  // The server's own path comes first.
  const values = pathname.split('/').slice(-template.length);
  const variable = template.flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const key = part.slice(1);
    const parameter = parameters.find(({ name, place }) => place === 'path' && name === key);
    const value = decodeURIComponent(values[index] ?? '');
    return [{ key, value, description: parameter?.description }];
  });
  const query = Array.from(searchParams, ([key, value]) => ({ key, value: secure(value) }));
  const header = headers.map(({ name, value }) => ({ key: name, value: secure(value) }));
  const address = { host: ['{{baseUrl}}'], path: template.slice(1), query, variable };
  if (!body) return { description, method, url: address, header };
  const { mediaType, text } = toTextBody(body);
  return {
    description,
    method,
    url: address,
    header: [{ key: 'Content-Type', value: mediaType }, ...header],
    body: {
      mode: 'raw',
      raw: text,
      options: { raw: { language: isJsonType(mediaType) ? 'json' : 'text' } },
    },
  };
}
