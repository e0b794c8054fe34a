import { STATUS_CODES } from 'node:http';
import { type OutputStep, writeOutput } from '@aifindr-docs/page-outputs/OutputStep';
import { type HttpRequest, isJsonType, toTextBody } from '@aifindr-docs/request-samples';
import type { DocumentPaths } from './openapi/lintAndBundleDocument';
import type { Api, Example, Operation } from './openapi/model';
import { readApi } from './openapi/readApi';
import { buildRequests } from './requests/buildRequests';
import { placeholderTexts } from './texts';

/** Creates the output step that writes the requests of the document to `file` of the build output, as a Postman collection (2.1). */
export function postmanCollection(options: DocumentPaths & { file: string }): OutputStep {
  return {
    async finish({ outDir, siteDir }) {
      const { api } = await readApi({ siteDir, ...options });
      const collection = createPostmanCollection(api);
      await writeOutput(outDir, options.file, `${JSON.stringify(collection, undefined, 2)}\n`);
    },
  };
}

/** Creates a collection with a folder for each tag, which has a request, or a folder of requests, for each operation. */
export function createPostmanCollection(api: Api) {
  const [server] = api.servers;
  const [scheme] = api.securitySchemes;
  return {
    info: {
      name: api.title,
      description: api.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: [
      { key: 'baseUrl', value: server?.url.replace(/\/$/, ''), description: server?.description },
      { key: 'apiKey', value: '', description: scheme?.description },
    ],
    item: api.tags.map(({ name, description, operations }) => ({
      name,
      description,
      item: operations.map(createPostmanRequestOrFolder),
    })),
  };
}

/** Creates a request with the examples of its 2xx responses, or a folder if the operation has several requests. */
function createPostmanRequestOrFolder(operation: Operation) {
  const { title, responses } = operation;
  const requests = buildRequests(operation);
  const isOnly = requests.length === 1;
  const successes = responses.filter(({ status }) => /^2\d\d$/.test(status));
  const items = requests.map(({ title: exampleTitle, exampleName, request: sent }) => {
    const name = isOnly ? title : exampleTitle;
    const request = createPostmanRequest(operation, sent);
    const answersRequest = (example: Example): boolean =>
      isOnly || example.name === undefined || example.name === exampleName;
    const response = successes.flatMap(({ status, content }) =>
      content.flatMap(({ name: mediaType, examples }) =>
        examples.filter(answersRequest).map(({ summary = name, value }) => ({
          name: summary,
          status: STATUS_CODES[status],
          code: Number(status),
          header: [{ key: 'Content-Type', value: mediaType }],
          body: typeof value === 'string' ? value : JSON.stringify(value, undefined, 2),
          _postman_previewlanguage: isJsonType(mediaType) ? 'json' : 'text',
          originalRequest: request,
        })),
      ),
    );
    return { name, request, response };
  });
  return isOnly ? items[0] : { name: title, item: items };
}

/** Creates a request with variables in place of the server, the path parameters and the API key. */
function createPostmanRequest(
  { description, parameters, path }: Operation,
  { method, url, headers, body }: HttpRequest,
) {
  const insertVariable = (value: string) => value.replace(placeholderTexts.apiKey, '{{apiKey}}');
  const { pathname, searchParams } = new URL(url);
  const template = path.replaceAll(/\{([^/{}]+)\}/g, ':$1').split('/');
  // `pathname` begins with the path of the server, which the variable `baseUrl` contains.
  const segments = pathname.split('/').slice(-template.length);
  const variable = template.flatMap((segment, index) => {
    if (!segment.startsWith(':')) return [];
    const key = segment.slice(1);
    const parameter = parameters.find((known) => known.in === 'path' && known.name === key);
    const value = decodeURIComponent(segments[index] ?? '');
    return [{ key, value, description: parameter?.description }];
  });
  const query = Array.from(searchParams, ([key, value]) => ({ key, value: insertVariable(value) }));
  const content = body && toTextBody(body);
  const sentHeaders = content
    ? [{ name: 'Content-Type', value: content.mediaType }, ...headers]
    : headers;
  return {
    description,
    method,
    url: { host: ['{{baseUrl}}'], path: template.slice(1), query, variable },
    header: sentHeaders.map(({ name, value }) => ({ key: name, value: insertVariable(value) })),
    body: content && {
      mode: 'raw',
      raw: content.text,
      options: { raw: { language: isJsonType(content.mediaType) ? 'json' : 'text' } },
    },
  };
}
