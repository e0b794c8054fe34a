/**
 * The model of an OpenAPI document, from which pages, samples and the Postman collection are created. References are resolved, `allOf` is
 * merged, and OpenAPI 3.0 and 3.1 look the same.
 */

/** A whole OpenAPI document. */
export interface Api {
  /** Id of the information page: the last segment of its URL. */
  pageId: string;
  title: string;
  version: string;
  description?: string | undefined;
  termsOfService?: string | undefined;
  contact?: Contact | undefined;
  license?: License | undefined;
  externalDocs?: ExternalDocs | undefined;
  servers: readonly Server[];
  /** Tags in the order of the sidebar. Every operation belongs to at least one. */
  tags: readonly Tag[];
  operations: readonly Operation[];
  securitySchemes: readonly SecurityScheme[];
  /** Names of `components.schemas`. */
  schemaNames: readonly string[];
}

export interface Contact {
  name?: string | undefined;
  url?: string | undefined;
  email?: string | undefined;
}

export interface License {
  name?: string | undefined;
  url?: string | undefined;
}

export interface ExternalDocs {
  url: string;
  description?: string | undefined;
}

export interface Server {
  /** The URL with the default values of its variables. */
  url: string;
  /** The URL as the document writes it. */
  template: string;
  description?: string | undefined;
  variables: readonly ServerVariable[];
}

export interface ServerVariable {
  name: string;
  default?: string | undefined;
  enum: readonly string[];
  description?: string | undefined;
}

export interface Tag {
  /** Id of its page. */
  pageId: string;
  name: string;
  description?: string | undefined;
  externalDocs?: ExternalDocs | undefined;
  /** Name of its group in `x-tagGroups`. */
  group?: string | undefined;
  operations: readonly Operation[];
}

export interface Operation {
  /** Id of its page. */
  pageId: string;
  /** HTTP method in lower case. */
  method: string;
  path: string;
  title: string;
  description?: string | undefined;
  externalDocs?: ExternalDocs | undefined;
  tags: readonly string[];
  isDeprecated: boolean;
  parameters: readonly Parameter[];
  requestBody?: RequestBody | undefined;
  responses: readonly Response[];
  security: Security;
  /** URL of the first server, without a slash at its end. */
  baseUrl: string;
}

export type ParameterLocation = 'path' | 'query' | 'header' | 'cookie';

export interface Parameter {
  name: string;
  in: ParameterLocation;
  description?: string | undefined;
  isRequired: boolean;
  isDeprecated: boolean;
  explode?: boolean | undefined;
  schema?: Schema | undefined;
  examples: readonly Example[];
}

export interface RequestBody {
  description?: string | undefined;
  isRequired: boolean;
  content: readonly MediaType[];
}

export interface MediaType {
  /** Name of the media type, for example `application/json`. */
  name: string;
  schema?: Schema | undefined;
  examples: readonly Example[];
  /** `encoding.<field>.contentType`: the media types of the parts of a form. */
  partTypes: ReadonlyMap<string, string>;
}

export interface Response {
  /** Status code, a range such as `4XX`, or `default`. */
  status: string;
  description?: string | undefined;
  headers: readonly Header[];
  content: readonly MediaType[];
}

/** A header of a response has the properties of a parameter. */
export type Header = Omit<Parameter, 'in'>;

export interface Example {
  /** Key in `examples`; undefined for the single `example`. */
  name?: string | undefined;
  summary?: string | undefined;
  description?: string | undefined;
  value: unknown;
}

/** The ways in which a request can authenticate. */
export interface Security {
  /** Each alternative lists the schemes that are needed together. */
  alternatives: readonly (readonly SecurityRequirement[])[];
  isOptional: boolean;
  /** Whether the document says anything about authentication. */
  isStated: boolean;
}

export interface SecurityRequirement {
  scheme: SecurityScheme;
  scopes: readonly string[];
}

export interface SecurityScheme {
  /** Key in `components.securitySchemes`. */
  key: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect';
  description?: string | undefined;
  /** Name of the header, query parameter or cookie of an API key. */
  name: string;
  in: 'header' | 'query' | 'cookie';
  /** HTTP authentication scheme as the document writes it. */
  scheme: string;
  bearerFormat?: string | undefined;
  openIdConnectUrl: string;
  flows: readonly OAuthFlow[];
}

export interface OAuthFlow {
  name: string;
  /** URLs of the OAuth flow with their keywords, for example `tokenUrl`. */
  urls: readonly { keyword: string; url: string }[];
  scopes: readonly { name: string; description: string }[];
}

/** The side that sends a value. Requests have no read-only fields, responses have no write-only ones. */
export type Direction = 'request' | 'response';

/** Keywords that constrain or explain a single value and that pages show beside its name. */
export const constraintKeywords = [
  'format',
  'const',
  'default',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
] as const;

export type ConstraintKeyword = (typeof constraintKeywords)[number];

/** A schema with its references followed and its `allOf` merged. It may contain itself. */
export interface Schema {
  /** Key that is equal for schemas with the same structure, for example those of a field that only adds a description to a reference. */
  structure: string;
  /** Name in `components.schemas`, of the schema itself or else of what it refers to. */
  name?: string | undefined;
  /** Names of every shared schema that is merged into it, its own included. */
  mergedNames: readonly string[];
  title?: string | undefined;
  /** Several where merged schemas have one each. */
  descriptions: readonly string[];
  externalDocs: readonly ExternalDocs[];
  /** Types except `null`, which `isNullable` expresses; inferred where the document declares none. */
  types: readonly string[];
  isNullable: boolean;
  constraints: Readonly<Partial<Record<ConstraintKeyword, unknown>>>;
  enum: readonly EnumValue[];
  examples: readonly unknown[];
  isReadOnly: boolean;
  isWriteOnly: boolean;
  isDeprecated: boolean;
  required: ReadonlySet<string>;
  properties: ReadonlyMap<string, Schema>;
  /** Schema of additional properties, or whether there may be any; undefined where the document does not say so. */
  additionalProperties?: Schema | boolean | undefined;
  items?: Schema | undefined;
  alternatives: readonly Alternatives[];
}

export interface EnumValue {
  value: unknown;
  description?: string | undefined;
}

/** The schemas of a `oneOf` or `anyOf` except `null`. */
export interface Alternatives {
  keyword: 'oneOf' | 'anyOf';
  /** `discriminator.propertyName`: the property that says which schema applies. */
  propertyName?: string | undefined;
  list: readonly Alternative[];
}

export interface Alternative {
  schema: Schema;
  /** Title or name; undefined where it has neither. */
  label?: string | undefined;
  /** Values of the discriminator that choose it. */
  discriminatorValues: readonly string[];
}
