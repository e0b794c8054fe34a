import type {
  Alternatives,
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  Response,
  Schema,
  SecurityRequirement,
} from '../openapi/model';

/** What the page of an operation describes, with the anchor of each field, before samples are known and HTML is rendered. */
export interface OperationView {
  operation: Operation;
  /** Each alternative lists the schemes that are needed together. */
  security: readonly (readonly RequirementView[])[];
  /** Parameters in the order of the page. */
  parameters: readonly { in: ParameterLocation; fields: readonly FieldView[] }[];
  /** Media types of the request body. */
  body: readonly MediaTypeView[];
  responses: readonly ResponseView[];
  /** The anchor of the first description of each shared schema, by its name. */
  schemaAnchors: ReadonlyMap<string, string>;
}

export interface RequirementView {
  anchor: string;
  requirement: SecurityRequirement;
}

export interface ResponseView {
  anchor: string;
  response: Response;
  content: readonly MediaTypeView[];
  headers: readonly FieldView[];
}

export interface MediaTypeView {
  anchor: string;
  mediaType: MediaType;
  schema?: SchemaView | undefined;
}

/** A named value: a property, a parameter or a header. */
export interface FieldView {
  anchor: string;
  name: string;
  isRequired: boolean;
  /** Whether the field stands for all additional properties of an object. */
  isPattern?: boolean;
  /** The parameter or header that the field shows; undefined for a property, which its schema describes completely. */
  parameter?: Parameter | Header;
  schema?: SchemaView | undefined;
}

/** A schema as a page shows it. */
export interface SchemaView {
  schema: Schema;
  /** Type of the schema as pages show it, for example `string`, `object[]` or `string | null`. */
  type: string;
  /** Anchor of the field or section that the schema describes; the prefix of the anchors of its fields. */
  anchor: string;
  /** The view that lists the fields where this one only links: the schema is recursive, or the page has described it (`length`). */
  describedBy?: { view: SchemaView; reason: 'recursion' | 'length' } | undefined;
  fields: readonly FieldView[];
  items?: BlockView | undefined;
  alternatives: readonly { alternatives: Alternatives; blocks: readonly BlockView[] }[];
  /** Number of schemas that enclose this one on the page. */
  depth: number;
}

/** A schema with its own title, such as the items of a list or an alternative. */
export interface BlockView {
  title: string;
  /** Title of the schema if the title of the block already contains it. */
  shownTitle?: string | undefined;
  schema: SchemaView;
}
