import type { Oas3_1Schema, Oas3PathItem, Referenced } from '@redocly/openapi-core';
import type {
  Oas3Header,
  Oas3MediaType,
  Oas3Operation,
  Oas3Response,
  Oas3SecurityScheme,
  Oas3Server,
} from '@redocly/openapi-core/lib/typings/openapi';
import { createUniqueNamer, toAnchor, toPageId } from '../names';
import { type BundledDocument, resolveReference } from './bundledDocument';
import type {
  Api,
  Direction,
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
import { SchemaViews } from './SchemaViews';

/** HTTP methods of operations that have a page. */
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** The order of parameters on a page. */
const parameterLocations: readonly Parameter['in'][] = ['path', 'query', 'header', 'cookie'];

/** Name of the tag under which operations without a tag are listed. */
const nameOfUntagged = 'Otras operaciones';

/** Creates the model of a bundled document. Ids of pages are unique: the second of two equal ones gets a number. */
export function createApi(root: BundledDocument): Api {
  const takeName = createUniqueNamer();
  const takeUniquePageId = (name: string, fallbackName: string): string =>
    takeName(toPageId(name) || toPageId(fallbackName));
  const { info, components = {}, 'x-tagGroups': groups = [] } = root;
  const title = toSingleLine(info.title);
  const pageId = takeUniquePageId(title, 'api');
  const listed = listSupportedOperations(root);
  const declarations = new Map((root.tags ?? []).map((tag) => [tag.name, tag]));
  const usedNames = listed.flatMap(({ source }) => listTagNamesOrDefault(source));
  const declaredNames = [...declarations.keys()].filter((name) => usedNames.includes(name));
  const tagNames = new Set([...declaredNames, ...usedNames]);
  // Tags take their ids before operations, so that an operation with the name of a tag gets a number in its id.
  const tagIds = new Map(Array.from(tagNames, (name) => [name, takeUniquePageId(name, 'tag')]));
  const servers = (root.servers ?? []).map(readServerWithFilledUrl);
  const securitySchemes = Object.entries(components.securitySchemes ?? {}).map(([key, scheme]) =>
    readSecurityScheme(key, resolveReference(root, scheme)),
  );
  const schemas = new SchemaReader(root);
  const baseUrl = servers[0]?.url.replace(/\/$/, '') ?? '';
  const operations = listed.map((operation): Operation => {
    const { operationId, summary } = operation.source;
    const name = operationId ?? toSingleLine(summary);
    const pageId = takeUniquePageId(name, `${operation.method} ${operation.path}`);
    const reader = new OperationReader(root, schemas, securitySchemes);
    return { pageId, baseUrl, ...reader.readOperation(operation) };
  });
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
      name: toSingleLine(name),
      group: groups.find(({ tags = [] }) => tags.includes(name))?.name,
      operations: operations.filter(({ tags }) => tags.includes(name)),
    })),
    operations,
    securitySchemes,
    schemaNames: Object.keys(components.schemas ?? {}),
  };
}

interface ListedOperation {
  path: string;
  method: string;
  source: Oas3Operation<Oas3_1Schema>;
  pathItem: Oas3PathItem<Oas3_1Schema>;
}

function listSupportedOperations(root: BundledDocument): ListedOperation[] {
  return Object.entries(root.paths ?? {}).flatMap(([path, value]) => {
    const pathItem = resolveReference(root, value);
    return Object.entries(pathItem).flatMap(([method, source]) =>
      methods.includes(method)
        ? [{ path, method, source: source as Oas3Operation<Oas3_1Schema>, pathItem }]
        : [],
    );
  });
}

/** Reads one operation. Takes anchors in the order of the page, so that of two equal ones, the second on the page gets a number. */
class OperationReader {
  private readonly takeAnchor = createUniqueNamer();
  private readonly schemaAnchors = new Map<string, string>();
  private readonly requestViews = this.createViews('request');
  private readonly responseViews = this.createViews('response');

  constructor(
    private readonly root: BundledDocument,
    private readonly schemas: SchemaReader,
    private readonly securitySchemes: readonly SecurityScheme[],
  ) {}

  private createViews(direction: Direction): SchemaViews {
    return new SchemaViews(direction, this.takeAnchor, this.schemaAnchors);
  }

  readOperation(listed: ListedOperation): Omit<Operation, 'pageId' | 'baseUrl'> {
    const { path, method, source, pathItem } = listed;
    const { operationId, description, externalDocs, responses = {} } = source;
    const summary = toSingleLine(source.summary);
    return {
      method,
      path,
      title: summary || operationId || `${method.toUpperCase()} ${path}`,
      description,
      externalDocs,
      tags: listTagNamesOrDefault(source),
      isDeprecated: source.deprecated === true,
      security: this.readSecurity(source),
      parameters: this.readSortedParameters(pathItem, source),
      requestBody: this.readRequestBody(source),
      responses: Object.entries(responses)
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, response]) => this.readResponse(status, response)),
      schemaAnchors: this.schemaAnchors,
    };
  }

  /** Reads the parameters of an operation and of its path item. Of two with the same name and `in`, that of the operation wins. */
  private readSortedParameters(
    pathItem: Oas3PathItem<Oas3_1Schema>,
    operation: Oas3Operation<Oas3_1Schema>,
  ): Parameter[] {
    const sources = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map(
      (parameter) => resolveReference(this.root, parameter),
    );
    const byKey = new Map(sources.map((source) => [`${source.in} ${source.name}`, source]));
    return parameterLocations.flatMap((location) =>
      [...byKey.values()]
        .filter((source) => source.in === location)
        .map((source): Parameter => {
          const header = this.readHeaderOrParameter(
            'parametro',
            source.name,
            source,
            this.requestViews,
          );
          // A path parameter is always required, even if the document does not say so.
          return { ...header, in: location, isRequired: header.isRequired || location === 'path' };
        }),
    );
  }

  private readHeaderOrParameter(
    anchorPrefix: string,
    name: string,
    source: Oas3Header<Oas3_1Schema>,
    views: SchemaViews,
  ): Header {
    const anchor = this.takeAnchor(`${anchorPrefix}-${toAnchor(name)}`);
    return {
      anchor,
      name,
      description: source.description,
      isRequired: source.required === true,
      isDeprecated: source.deprecated === true,
      explode: source.explode,
      view: source.schema && views.createView(this.schemas.readMerged(source.schema), anchor),
      examples: this.readExamples(source),
    };
  }

  private readRequestBody({ requestBody }: Oas3Operation<Oas3_1Schema>): RequestBody | undefined {
    if (requestBody === undefined) return undefined;
    const { description, required, content } = resolveReference(this.root, requestBody);
    const anchor = 'cuerpo';
    return {
      anchor,
      description,
      isRequired: required === true,
      content: this.readContent(content, anchor, this.requestViews),
    };
  }

  private readResponse(status: string, source: Referenced<Oas3Response<Oas3_1Schema>>): Response {
    const { headers = {}, content, description } = resolveReference(this.root, source);
    const anchor = this.takeAnchor(`respuesta-${toAnchor(status)}`);
    return {
      anchor,
      status,
      description,
      content: this.readContent(content, anchor, this.responseViews),
      headers: Object.entries(headers).map(([name, value]) => {
        const header = resolveReference(this.root, value);
        return this.readHeaderOrParameter(`${anchor}-cabecera`, name, header, this.responseViews);
      }),
    };
  }

  /** @param parentAnchor anchor of the body or response, and of its media type if there is only one */
  private readContent(
    content: Record<string, Oas3MediaType<Oas3_1Schema>> = {},
    parentAnchor: string,
    views: SchemaViews,
  ): MediaType[] {
    const isOnly = Object.keys(content).length === 1;
    return Object.entries(content).map(([name, mediaType]) => {
      const anchor = isOnly ? parentAnchor : this.takeAnchor(`${parentAnchor}-${toAnchor(name)}`);
      const schema = mediaType.schema && this.schemas.readMerged(mediaType.schema);
      const encodings = Object.entries(mediaType.encoding ?? {});
      return {
        anchor,
        name,
        schema,
        view: schema && views.createView(schema, anchor),
        examples: this.readExamples(mediaType),
        partTypes: new Map(encodings.map(([field, { contentType }]) => [field, contentType])),
      };
    });
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
        if (scheme === undefined) return [];
        return [{ anchor: this.takeAnchor(scheme.anchor), scheme, scopes }];
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
  const scheme = { ...defaults, ...(source as Partial<SecurityScheme>) } as SecurityScheme;
  return { ...scheme, key, anchor: `autenticacion-${toAnchor(key)}` };
}

function readServerWithFilledUrl(source: Oas3Server): Server {
  const { url: template, variables = {} } = source;
  const url = Object.entries(variables).reduce(
    (text, [name, variable]) => text.replaceAll(`{${name}}`, () => variable.default),
    template,
  );
  // If the value of a variable begins with a slash, as `/base` in `/{path}`, the URL `//base` would send credentials to another host.
  const withoutHost = template.startsWith('//') ? url : url.replace(/^\/{2,}/, '/');
  return { ...source, url: withoutHost.replaceAll(/(?<=[^:/])\/{2,}/g, '/'), template };
}

function listTagNamesOrDefault({ tags = [] }: Pick<Oas3Operation, 'tags'>): string[] {
  return tags.length > 0 ? tags : [nameOfUntagged];
}

function toSingleLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
