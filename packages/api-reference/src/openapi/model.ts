import type { Oas3Tag } from '@redocly/openapi-core';
import type {
  Oas3Example,
  Oas3ExternalDocs,
  Oas3Info,
  Oas3License,
  Oas3Operation,
  Oas3Parameter,
  Oas3ParameterLocation,
  Oas3SecurityScheme,
  Oas3Server,
} from '@redocly/openapi-core/lib/typings/openapi';
import type { DocumentSchema } from './mergeKeywords';

/**
 * The model of an OpenAPI document, from which pages, samples and the Postman collection are created. References are resolved, `allOf` is
 * merged, and OpenAPI 3.0 and 3.1 look the same. `anchor` is the id of the element that describes an object on its page.
 */

/** A whole OpenAPI document. */
export interface Api extends Omit<Oas3Info, 'license'> {
  /** Id of the information page: the last segment of its URL. */
  pageId: string;
  license?: Partial<Oas3License>;
  externalDocs?: Oas3ExternalDocs | undefined;
  servers: readonly Server[];
  /** Used tags: the declared ones in their order, then the others. Every operation belongs to at least one. */
  tags: readonly Tag[];
  operations: readonly Operation[];
  securitySchemes: readonly SecurityScheme[];
  /** Keys of `components.schemas` after bundling, which adds schemas of other files. */
  schemaNames: readonly string[];
}

export interface Server extends Oas3Server {
  /** The URL with the default values of its variables, and without repeated slashes in its path. */
  url: string;
  /** The URL as the document writes it. */
  template: string;
}

export interface Tag extends Oas3Tag {
  pageId: string;
  /** Name of its group in `x-tagGroups`. */
  group?: string | undefined;
  operations: readonly Operation[];
}

export interface Operation extends Pick<Oas3Operation, 'description' | 'externalDocs'> {
  pageId: string;
  /** HTTP method in lower case. */
  method: string;
  path: string;
  title: string;
  tags: readonly string[];
  isDeprecated: boolean;
  /** Parameters in the order of the page: those of the path, of the query, of the headers and of cookies. */
  parameters: readonly Parameter[];
  requestBody?: RequestBody | undefined;
  responses: readonly Response[];
  security: Security;
  /** URL of the first server without a trailing slash; empty if the document has no server. */
  baseUrl: string;
  /** Anchors where the page first describes shared schemas (`components.schemas`), by the name of the schema. */
  schemaAnchors: ReadonlyMap<string, string>;
}

/** A named value: a property, a parameter or a header. */
export interface Field {
  anchor: string;
  name: string;
  isRequired: boolean;
  /** Whether the field stands for all additional properties of an object. */
  isPattern?: boolean;
  /** Its schema as the page shows it; undefined for a parameter or header without a schema. */
  view?: SchemaView | undefined;
}

/** A response header, which has the properties of a parameter except `in`. */
export interface Header extends Field, Pick<Oas3Parameter, 'description' | 'explode'> {
  isDeprecated: boolean;
  examples: readonly Example[];
}

export interface Parameter extends Header {
  in: Oas3ParameterLocation;
}

export interface RequestBody {
  anchor: string;
  description?: string | undefined;
  isRequired: boolean;
  content: readonly MediaType[];
}

export interface MediaType {
  anchor: string;
  /** Name of the media type, for example `application/json`. */
  name: string;
  schema?: Schema | undefined;
  /** The schema as the page shows it. */
  view?: SchemaView | undefined;
  examples: readonly Example[];
  /** `encoding.<field>.contentType` of a form, by field: a media type, or several separated by commas. */
  partTypes: ReadonlyMap<string, string>;
}

export interface Response {
  anchor: string;
  /** Key in `responses`: a status code, a range such as `4XX`, or `default`. */
  status: string;
  description?: string | undefined;
  headers: readonly Header[];
  content: readonly MediaType[];
}

export interface Example extends Oas3Example {
  /** Key in `examples`; undefined for the single `example`, or for one that is created from the schema. */
  name?: string | undefined;
}

/** The ways in which a request can authenticate. */
export interface Security {
  /** Each alternative lists the schemes that are needed together. */
  alternatives: readonly (readonly SecurityRequirement[])[];
  isOptional: boolean;
  /** Whether the operation or the document has `security`. */
  isStated: boolean;
}

export interface SecurityRequirement {
  anchor: string;
  scheme: SecurityScheme;
  scopes: readonly string[];
}

/** A security scheme. `name`, `scheme`, `flows` and `openIdConnectUrl` are empty, and `in` is `header`, if its type lacks them. */
export interface SecurityScheme extends Required<
  Omit<Oas3SecurityScheme, 'description' | 'bearerFormat'>
> {
  /** Key in `components.securitySchemes`. */
  key: string;
  /** Anchor on the information page. */
  anchor: string;
  type: Exclude<Oas3SecurityScheme['type'], 'mutualTLS'>;
  description?: string | undefined;
  bearerFormat?: string | undefined;
}

/** The kind of message that contains a value. Requests have no read-only fields, responses have no write-only ones. */
export type Direction = 'request' | 'response';

/** Keywords that `Schema` replaces by members with other names or types. */
type ReplacedKeyword =
  'type' | 'nullable' | 'enum' | 'required' | 'properties' | 'additionalProperties' | 'items';

/** A schema merged with its `$ref` target, the members of `allOf` and an only alternative besides `null`. It may contain itself. */
export interface Schema extends Omit<DocumentSchema, ReplacedKeyword> {
  /** Identifies fields, items and alternatives: references to one schema share it unless they add some. It is empty if there are none. */
  structure: string;
  /** Name in `components.schemas` of the schema itself, else of the last shared schema that is merged into it. */
  name?: string | undefined;
  /** Names of the shared schemas that are merged into this one, its own name included. */
  mergedNames: readonly string[];
  title?: string;
  /** The description of the schema, else those of the schemas that are merged into it. */
  descriptions: readonly string[];
  /** Declared or else inferred types, without `null` if `isNullable` says it. */
  types: readonly string[];
  isNullable: boolean;
  /** The allowed values, each with its meaning if `x-enumDescriptions` has one; empty if the document has no `enum`. */
  enum: readonly { value: unknown; description?: string | undefined }[];
  /** The value of `example`, if there is one, then those of `examples`. */
  examples: unknown[];
  required: ReadonlySet<string>;
  properties: ReadonlyMap<string, Schema>;
  /** Schema of additional properties, or whether there may be any; undefined if the document does not say. */
  additionalProperties?: Schema | boolean | undefined;
  items?: Schema | undefined;
  alternatives: readonly Alternatives[];
}

/** Two or more schemas of a `oneOf` or `anyOf`. A schema that allows only `null` is left out. */
export interface Alternatives {
  keyword: 'oneOf' | 'anyOf';
  /** `discriminator.propertyName`: the property that says which schema applies. */
  propertyName?: string | undefined;
  list: readonly Alternative[];
}

export interface Alternative {
  schema: Schema;
  /** Title of the alternative, else name of the schema that its `$ref` refers to; undefined if it has neither. */
  label?: string | undefined;
  /** Values of the discriminator that choose this alternative. */
  discriminatorValues: readonly string[];
}

/** A schema as a page shows it. */
export interface SchemaView {
  schema: Schema;
  /** Type of the schema as pages show it, for example `string`, `object[]` or `string | null`. */
  type: string;
  /** Anchor of the field or section that the schema describes; the prefix of the anchors of its fields. */
  anchor: string;
  /** The earlier view with the fields, items or alternatives, if this one links to it because of a recursion or to shorten the page. */
  describedBy?: { view: SchemaView; reason: 'recursion' | 'length' } | undefined;
  fields: readonly Field[];
  items?: BlockView | undefined;
  alternatives: readonly { alternatives: Alternatives; blocks: readonly BlockView[] }[];
  /** Number of schemas that enclose this one on the page. */
  depth: number;
}

/** A schema that the page shows below a title of its own: the items of a list, or an alternative. */
export interface BlockView {
  title: string;
  /** Title or name of the schema, if `title` contains it, so that the page does not repeat it. */
  shownTitle?: string | undefined;
  view: SchemaView;
}
