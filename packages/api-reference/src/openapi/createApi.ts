import type { Oas3_1Schema, Oas3PathItem } from '@redocly/openapi-core';
import type {
  Oas3Header,
  Oas3MediaType,
  Oas3Operation,
  Oas3SecurityScheme,
  Oas3Server,
} from '@redocly/openapi-core/lib/typings/openapi';
import { createNamer, toPageId } from '../names';
import { type BundledDocument, resolveReference } from './bundledDocument';
import { stringAt } from './json';
import type {
  Api,
  Example,
  Header,
  MediaType,
  Operation,
  Parameter,
  RequestBody,
  Response,
  Security,
  SecurityScheme,
  Server,
  Tag,
} from './model';
import { SchemaReader } from './SchemaReader';

/** HTTP methods of operations that have a page. */
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Name of the tag under which operations without a tag are listed. */
const nameOfUntagged = 'Otras operaciones';

/** Creates the model of a bundled document. Ids of pages are unique, because the second page with the same name gets a number. */
export function createApi(root: BundledDocument): Api {
  const takeName = createNamer();
  const takePageId: TakePageId = (name, fallback) => takeName(toPageId(name) || toPageId(fallback));
  const { info, components = {}, 'x-tagGroups': groups = [] } = root;
  const title = toLine(info.title);
  const pageId = takePageId(title, 'api');
  const listed = listOperations(root);
  const declarations = new Map((root.tags ?? []).map((tag) => [tag.name, tag]));
  const usedNames = new Set(listed.flatMap(({ source }) => listTagNames(source)));
  const tagNames = new Set(
    [...declarations.keys(), ...usedNames].filter((name) => usedNames.has(name)),
  );
  // Tags come first, so that they keep their ids when an operation gets the same name.
  const tagIds = new Map(Array.from(tagNames, (name) => [name, takePageId(name, 'tag')]));
  const servers = (root.servers ?? []).map(readServer);
  const securitySchemes = Object.entries(components.securitySchemes ?? {}).map(([key, scheme]) =>
    readSecurityScheme(key, resolveReference(root, scheme)),
  );
  const parts = new PartReader(root, securitySchemes, servers[0]?.url.replace(/\/$/, '') ?? '');
  const operations = listed.map((operation) => parts.readOperation(operation, takePageId));
  return {
    ...info,
    pageId,
    title,
    version: info.version ?? '',
    description: info.description ?? info.summary,
    externalDocs: root.externalDocs,
    servers,
    tags: Array.from(tagNames, (name): Tag => ({
      ...declarations.get(name),
      pageId: tagIds.get(name) ?? '',
      name: toLine(name),
      group: groups.find(({ tags = [] }) => tags.includes(name))?.name,
      operations: operations.filter(({ tags }) => tags.includes(name)),
    })),
    operations,
    securitySchemes,
    schemaNames: Object.keys(components.schemas ?? {}),
  };
}

/** Returns an id that no other page has, made from a name, or from `fallback` if the name has no letters or digits. */
type TakePageId = (name: string, fallback: string) => string;

/** An operation of the document, with its path item. */
interface ListedOperation {
  path: string;
  method: string;
  source: Oas3Operation<Oas3_1Schema>;
  pathItem: Oas3PathItem<Oas3_1Schema>;
}

function listOperations(root: BundledDocument): ListedOperation[] {
  return Object.entries(root.paths ?? {}).flatMap(([path, value]) => {
    const pathItem = resolveReference(root, value);
    return Object.entries(pathItem).flatMap(([method, source]) =>
      methods.includes(method)
        ? [{ path, method, source: source as Oas3Operation<Oas3_1Schema>, pathItem }]
        : [],
    );
  });
}

/** Reads operations and all their parts. */
class PartReader {
  private readonly schemas: SchemaReader;

  constructor(
    private readonly root: BundledDocument,
    private readonly securitySchemes: readonly SecurityScheme[],
    private readonly baseUrl: string,
  ) {
    this.schemas = new SchemaReader(root);
  }

  readOperation(
    { path, method, source, pathItem }: ListedOperation,
    takePageId: TakePageId,
  ): Operation {
    const { operationId, description, externalDocs, responses = {} } = source;
    const summary = toLine(source.summary);
    return {
      pageId: takePageId(operationId ?? summary, `${method} ${path}`),
      method,
      path,
      title: summary || operationId || `${method.toUpperCase()} ${path}`,
      description,
      externalDocs,
      tags: listTagNames(source),
      isDeprecated: source.deprecated === true,
      parameters: this.readParameters(pathItem, source),
      requestBody: this.readRequestBody(source),
      responses: Object.entries(responses)
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, response]): Response => {
          const { headers = {}, content, ...texts } = resolveReference(this.root, response);
          return {
            status,
            description: texts.description,
            headers: Object.entries(headers).map(([name, header]) =>
              this.readHeader(name, resolveReference(this.root, header)),
            ),
            content: this.readContent(content),
          };
        }),
      security: this.readSecurity(source),
      baseUrl: this.baseUrl,
    };
  }

  /** Reads the parameters of an operation, which override those of its path item with the same name and `in`. */
  private readParameters(
    pathItem: Oas3PathItem<Oas3_1Schema>,
    operation: Oas3Operation<Oas3_1Schema>,
  ): Parameter[] {
    const declared = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
    const parameters = declared.map((parameter): Parameter => {
      const source = resolveReference(this.root, parameter);
      const header = this.readHeader(source.name, source);
      const location = source.in ?? 'query';
      // A path parameter is always required, even if the document does not say so.
      return { ...header, in: location, isRequired: header.isRequired || location === 'path' };
    });
    const byKey = new Map(
      parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
    return [...byKey.values()];
  }

  private readHeader(name: string, source: Oas3Header<Oas3_1Schema>): Header {
    return {
      name,
      description: source.description,
      isRequired: source.required === true,
      isDeprecated: source.deprecated === true,
      explode: source.explode,
      schema: source.schema && this.schemas.read(source.schema),
      examples: this.readExamples(source),
    };
  }

  private readRequestBody({ requestBody }: Oas3Operation<Oas3_1Schema>): RequestBody | undefined {
    if (requestBody === undefined) return undefined;
    const { description, required, content } = resolveReference(this.root, requestBody);
    return { description, isRequired: required === true, content: this.readContent(content) };
  }

  private readContent(content: Record<string, Oas3MediaType<Oas3_1Schema>> = {}): MediaType[] {
    return Object.entries(content).map(([name, mediaType]) => ({
      name,
      schema: mediaType.schema && this.schemas.read(mediaType.schema),
      examples: this.readExamples(mediaType),
      partTypes: new Map(
        Object.entries(mediaType.encoding ?? {}).flatMap(([field, encoding]) => {
          const contentType = stringAt(encoding, 'contentType');
          return contentType === undefined ? [] : [[field, contentType] as const];
        }),
      ),
    }));
  }

  /** Returns the `examples` of a media type, parameter or header, else its `example`. */
  private readExamples(source: Pick<Oas3MediaType, 'example' | 'examples'>): Example[] {
    const { example, examples = {} } = source;
    const named = Object.entries(examples).map(([name, value]) => ({
      ...resolveReference(this.root, value),
      name,
    }));
    return named.length > 0 || example === undefined ? named : [{ value: example }];
  }

  /** Returns the security of an operation, else that of the document. */
  private readSecurity(operation: Oas3Operation<Oas3_1Schema>): Security {
    const stated = operation.security ?? this.root.security;
    const requirements = (stated ?? []).map((requirement) =>
      Object.entries(requirement).flatMap(([key, scopes]) => {
        const scheme = this.securitySchemes.find((declared) => declared.key === key);
        return scheme === undefined ? [] : [{ scheme, scopes }];
      }),
    );
    const alternatives = requirements.filter((schemes) => schemes.length > 0);
    return {
      alternatives,
      isOptional: alternatives.length < requirements.length,
      isStated: stated !== undefined,
    };
  }
}

function readSecurityScheme(key: string, source: Oas3SecurityScheme): SecurityScheme {
  const defaults = { name: '', in: 'header', scheme: '', openIdConnectUrl: '', flows: {} } as const;
  // The cast is safe, because the rules refuse the type `mutualTLS`.
  return { ...defaults, ...(source as Partial<SecurityScheme>), key } as SecurityScheme;
}

function readServer(source: Oas3Server): Server {
  const { url: template, variables = {} } = source;
  const url = Object.entries(variables).reduce(
    (text, [name, variable]) => text.replaceAll(`{${name}}`, () => variable.default),
    template,
  );
  // If a variable begins with a slash (`/{basePath}` with `/base`), the URL must not begin with two, because it would send the key to
  // another host.
  const withoutHost = template.startsWith('//') ? url : url.replace(/^\/{2,}/, '/');
  return { ...source, url: withoutHost.replaceAll(/(?<=[^:/])\/{2,}/g, '/'), template };
}

function listTagNames({ tags = [] }: Pick<Oas3Operation, 'tags'>): string[] {
  return tags.length > 0 ? tags : [nameOfUntagged];
}

/** Puts a title on one line. */
function toLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
