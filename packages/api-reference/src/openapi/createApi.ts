import { createNames, toPageId } from '../names';
import { entriesAt, isObject, itemsAt, type Json, stringAt, valueAt } from './json';
import type {
  Api,
  Example,
  ExternalDocs,
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  RequestBody,
  Response,
  Schema,
  Security,
  SecurityScheme,
  Server,
  Tag,
} from './model';
import { resolveReference } from './resolveReference';
import { SchemaReader, toExternalDocs } from './SchemaReader';

/** HTTP methods of operations that have a page. */
const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Name of the tag under which operations without a tag are listed. */
const nameOfUntagged = 'Otras operaciones';

/** Creates the model of a bundled document. Ids of pages are unique, because the second page with the same name gets a number. */
export function createApi(root: Json): Api {
  const takeName = createNames();
  const takePageId: TakePageId = (name, fallback) => takeName(toPageId(name) || toPageId(fallback));
  const title = toLine(stringAt(root, 'info', 'title'));
  const pageId = takePageId(title, 'api');
  const listed = listOperations(root);
  const declarations = new Map(
    itemsAt(root, 'tags').map((tag) => [stringAt(tag, 'name') ?? '', tag]),
  );
  const usedNames = new Set(listed.flatMap(({ source }) => listTagNames(source)));
  const tagNames = new Set(
    [...declarations.keys(), ...usedNames].filter((name) => usedNames.has(name)),
  );
  // Tags come first, so that they keep their ids when an operation gets the same name.
  const tagIds = new Map(Array.from(tagNames, (name) => [name, takePageId(name, 'tag')]));
  const servers = itemsAt(root, 'servers').map(readServer);
  const securitySchemes = entriesAt(root, 'components', 'securitySchemes').map(([key, scheme]) =>
    readSecurityScheme(key, resolveReference(root, scheme)),
  );
  const parts = new PartReader(root, securitySchemes, servers[0]?.url.replace(/\/$/, '') ?? '');
  const operations = listed.map((operation) => parts.readOperation(operation, takePageId));
  const groups = itemsAt(root, 'x-tagGroups');
  return {
    pageId,
    title,
    version: stringAt(root, 'info', 'version') ?? '',
    description: stringAt(root, 'info', 'description') ?? stringAt(root, 'info', 'summary'),
    termsOfService: stringAt(root, 'info', 'termsOfService'),
    contact: valueAt(root, 'info', 'contact') as Api['contact'],
    license: valueAt(root, 'info', 'license') as Api['license'],
    externalDocs: readExternalDocs(root),
    servers,
    tags: Array.from(tagNames, (name): Tag => ({
      pageId: tagIds.get(name) ?? '',
      name: toLine(name),
      description: stringAt(declarations.get(name), 'description'),
      externalDocs: readExternalDocs(declarations.get(name)),
      group: stringAt(
        groups.find((group) => itemsAt(group, 'tags').includes(name)),
        'name',
      ),
      operations: operations.filter(({ tags }) => tags.includes(name)),
    })),
    operations,
    securitySchemes,
    schemaNames: entriesAt(root, 'components', 'schemas').map(([name]) => name),
  };
}

/** Returns an id that no other page has, made from a name, or from `fallback` if the name has no letters. */
type TakePageId = (name: string, fallback: string) => string;

/** An operation of the document, with its path item. */
interface ListedOperation {
  path: string;
  method: string;
  source: Json;
  pathItem: Json;
}

function listOperations(root: Json): ListedOperation[] {
  return entriesAt(root, 'paths').flatMap(([path, value]) => {
    const pathItem = resolveReference(root, value);
    return entriesAt(pathItem).flatMap(([method, source]) =>
      methods.includes(method) && isObject(source) ? [{ path, method, source, pathItem }] : [],
    );
  });
}

/** Reads operations and all their parts. */
class PartReader {
  private readonly schemas: SchemaReader;

  constructor(
    private readonly root: Json,
    private readonly securitySchemes: readonly SecurityScheme[],
    private readonly baseUrl: string,
  ) {
    this.schemas = new SchemaReader(root);
  }

  readOperation(
    { path, method, source, pathItem }: ListedOperation,
    takePageId: TakePageId,
  ): Operation {
    const operationId = stringAt(source, 'operationId');
    const summary = toLine(stringAt(source, 'summary'));
    return {
      pageId: takePageId(operationId ?? summary, `${method} ${path}`),
      method,
      path,
      title: summary || operationId || `${method.toUpperCase()} ${path}`,
      description: stringAt(source, 'description'),
      externalDocs: readExternalDocs(source),
      tags: listTagNames(source),
      isDeprecated: source.deprecated === true,
      parameters: this.readParameters(pathItem, source),
      requestBody: this.readRequestBody(source.requestBody),
      responses: entriesAt(source, 'responses')
        .filter(([status]) => !status.startsWith('x-'))
        .map(([status, response]) => this.readResponse(status, response)),
      security: this.readSecurity(source),
      baseUrl: this.baseUrl,
    };
  }

  /** An operation's parameters override those of its path item with the same name and `in`. */
  private readParameters(pathItem: Json, source: Json): Parameter[] {
    const declared = [...itemsAt(pathItem, 'parameters'), ...itemsAt(source, 'parameters')];
    const parameters = declared.map((parameter) =>
      this.readParameter(resolveReference(this.root, parameter)),
    );
    const byKey = new Map(
      parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
    return [...byKey.values()];
  }

  private readParameter(source: Json): Parameter {
    return {
      name: stringAt(source, 'name') ?? '',
      in: stringAt(source, 'in') as ParameterLocation,
      description: stringAt(source, 'description'),
      // A path parameter is always required, even where the document does not say so.
      isRequired: source.required === true || source.in === 'path',
      isDeprecated: source.deprecated === true,
      explode: typeof source.explode === 'boolean' ? source.explode : undefined,
      schema: this.readSchema(source),
      examples: this.readExamples(source),
    };
  }

  private readRequestBody(value: unknown): RequestBody | undefined {
    if (value === undefined) return undefined;
    const source = resolveReference(this.root, value);
    return {
      description: stringAt(source, 'description'),
      isRequired: source.required === true,
      content: this.readContent(source),
    };
  }

  private readResponse(status: string, value: unknown): Response {
    const source = resolveReference(this.root, value);
    return {
      status,
      description: stringAt(source, 'description'),
      headers: entriesAt(source, 'headers').map(([name, header]) => this.readHeader(name, header)),
      content: this.readContent(source),
    };
  }

  private readHeader(name: string, value: unknown): Header {
    return this.readParameter({ ...resolveReference(this.root, value), name, in: 'header' });
  }

  private readContent(source: Json): MediaType[] {
    return entriesAt(source, 'content').map(([name, mediaType]) => ({
      name,
      schema: this.readSchema(mediaType),
      examples: this.readExamples(mediaType),
      partTypes: new Map(
        entriesAt(mediaType, 'encoding').flatMap(([field, encoding]) => {
          const contentType = stringAt(encoding, 'contentType');
          return contentType === undefined ? [] : [[field, contentType] as const];
        }),
      ),
    }));
  }

  private readSchema(holder: unknown): Schema | undefined {
    const source = valueAt(holder, 'schema');
    return source === undefined ? undefined : this.schemas.read(source);
  }

  /** Returns the `examples` of a media type, parameter or header, else its `example`. */
  private readExamples(holder: unknown): Example[] {
    const named = entriesAt(holder, 'examples').map(([name, value]): Example => {
      const source = resolveReference(this.root, value);
      return {
        name,
        summary: stringAt(source, 'summary'),
        description: stringAt(source, 'description'),
        value: source.value,
      };
    });
    const value = valueAt(holder, 'example');
    return named.length > 0 || value === undefined ? named : [{ value }];
  }

  /** Returns the security of an operation, else that of the document. */
  private readSecurity(source: Json): Security {
    const holder = 'security' in source ? source : this.root;
    const requirements = itemsAt(holder, 'security').map((requirement) =>
      entriesAt(requirement).flatMap(([key, scopes]) => {
        const scheme = this.securitySchemes.find((declared) => declared.key === key);
        return scheme === undefined ? [] : [{ scheme, scopes: scopes as string[] }];
      }),
    );
    const alternatives = requirements.filter((schemes) => schemes.length > 0);
    return {
      alternatives,
      isOptional: alternatives.length < requirements.length,
      isStated: 'security' in holder,
    };
  }
}

function readSecurityScheme(key: string, source: Json): SecurityScheme {
  const defaults = {
    type: 'http',
    name: '',
    in: 'header',
    scheme: '',
    openIdConnectUrl: '',
  } as const;
  return {
    ...defaults,
    ...(source as Partial<SecurityScheme>),
    key,
    flows: entriesAt(source, 'flows').map(([name, flow]) => ({
      name,
      urls: entriesAt(flow)
        .filter(([keyword]) => keyword.endsWith('Url'))
        .map(([keyword, url]) => ({ keyword, url: String(url) })),
      scopes: entriesAt(flow, 'scopes').map(([scope, description]) => ({
        name: scope,
        description: String(description),
      })),
    })),
  };
}

function readServer(source: unknown): Server {
  const template = stringAt(source, 'url') ?? '';
  const variables = entriesAt(source, 'variables').map(([name, variable]) => ({
    name,
    default: stringAt(variable, 'default'),
    enum: itemsAt(variable, 'enum').map(String),
    description: stringAt(variable, 'description'),
  }));
  const url = variables.reduce(
    (text, variable) =>
      text.replaceAll(`{${variable.name}}`, (placeholder) => variable.default ?? placeholder),
    template,
  );
  // If a variable begins with a slash (`/{basePath}` with `/base`), the URL must not begin with two, because it would send the key to
  // another host.
  const withoutHost = template.startsWith('//') ? url : url.replace(/^\/{2,}/, '/');
  return {
    url: withoutHost.replaceAll(/(?<=[^:/])\/{2,}/g, '/'),
    template,
    description: stringAt(source, 'description'),
    variables,
  };
}

function readExternalDocs(holder: unknown): ExternalDocs | undefined {
  return toExternalDocs(valueAt(holder, 'externalDocs'))[0];
}

function listTagNames(source: Json): string[] {
  const names = itemsAt(source, 'tags').map(String);
  return names.length > 0 ? names : [nameOfUntagged];
}

/** Joins the lines of a title. */
function toLine(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
