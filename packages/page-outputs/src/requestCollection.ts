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
import { texts } from '@aifindr-docs/api-reference/texts';
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
  return {
    info: {
      name: api.title,
      description: stringAt(root, 'info', 'description'),
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      {
        key: 'baseUrl',
        value: server?.base,
        description: stringAt(server?.declaration, 'description'),
      },
      { key: 'apiKey', value: '', description: stringAt(scheme, 'description') },
    ],
    item: api.tags.map(({ title, declaration, operations }) => ({
      name: title,
      description: stringAt(declaration, 'description'),
      item: operations.map(describeOperation),
    })),
  };
}

function describeOperation(operation: Operation) {
  const examples = buildRequests(operation);
  const names = examples.map(({ name }) => name);
  const items = examples.map(({ name, title, request: sent }) => {
    const originalRequest = describeRequest(operation, sent);
    const ownName = examples.length === 1 ? operation.title : (title ?? name);
    return {
      name: ownName,
      request: originalRequest,
      response: listResponses(operation)
        .filter(([key]) => names.length === 1 || key === name || key === unnamedExample)
        .map(([, { name: saved = ownName, ...rest }]) => ({
          name: saved,
          ...rest,
          originalRequest,
        })),
    };
  });
  return items.length === 1 ? items[0] : { name: operation.title, item: items };
}

/** A request with variables in place of the server, of path parameters and of the key. */
function describeRequest(
  { description, parameters, path }: Operation,
  { method, url, headers, body }: HttpRequest,
) {
  const secure = (value: string) => value.replace(texts.placeholders.apiKey, '{{apiKey}}');
  const { pathname, searchParams } = new URL(url);
  const template = path.replaceAll(/\{([^/{}]+)\}/g, ':$1').split('/');
  // The server's own path comes first.
  const values = pathname.split('/').slice(-template.length);
  const variable = template.flatMap((part, index) => {
    if (!part.startsWith(':')) return [];
    const name = part.slice(1);
    const parameter = parameters.find((one) => one.place === 'path' && one.name === name);
    const value = decodeURIComponent(values[index] ?? '');
    return [{ key: name, value, description: parameter?.description }];
  });
  const query = Array.from(searchParams, ([name, value]) => ({ key: name, value: secure(value) }));
  const text = body && toTextBody(body);
  const type = text && [{ key: 'Content-Type', value: text.mediaType }];
  return {
    description,
    method,
    url: { host: ['{{baseUrl}}'], path: template.slice(1), query, variable },
    header: [
      ...(type ?? []),
      ...headers.map(({ name, value }) => ({ key: name, value: secure(value) })),
    ],
    ...(text && {
      body: {
        mode: 'raw',
        raw: text.text,
        options: { raw: { language: isJsonType(text.mediaType) ? 'json' : 'text' } },
      },
    }),
  };
}

/** The documented responses that report success, by the name of their example. */
function listResponses({ answers }: Operation) {
  const successes = answers.filter(({ code }) => /^2\d\d$/.test(code));
  return successes.flatMap(({ code, contents }) =>
    contents.flatMap(({ mediaType, examples }) =>
      examples.map(({ name, title, value }) => {
        const saved = {
          name: title,
          status: STATUS_CODES[code],
          code: Number(code),
          header: [{ key: 'Content-Type', value: mediaType }],
          body: typeof value === 'string' ? value : JSON.stringify(value, undefined, 2),
          _postman_previewlanguage: isJsonType(mediaType) ? 'json' : 'text',
        };
        return [name, saved] as const;
      }),
    ),
  );
}
