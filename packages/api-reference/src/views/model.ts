import type {
  Alternatives,
  Direction,
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  RequestBody,
  Response,
  Schema,
  SecurityRequirement,
} from '../openapi/model';

/** The fields of an operation with their anchors, before samples are known and HTML is rendered. */
export interface OperationView {
  operation: Operation;
  /** Each alternative lists the schemes that are needed together. */
  security: readonly (readonly RequirementView[])[];
  /** Parameters in the order of the page, without empty sections. */
  parameters: readonly { in: ParameterLocation; fields: readonly ParameterView[] }[];
  requestBody?: RequestBodyView | undefined;
  responses: readonly ResponseView[];
}

export interface RequirementView {
  requirement: SecurityRequirement;
  field: FieldView;
}

export interface ParameterView {
  parameter: Parameter;
  field: FieldView;
}

export interface RequestBodyView {
  anchor: string;
  requestBody: RequestBody;
  content: readonly MediaTypeView[];
}

export interface ResponseView {
  anchor: string;
  response: Response;
  content: readonly MediaTypeView[];
  headers: readonly { header: Header; field: FieldView }[];
}

export interface MediaTypeView {
  anchor: string;
  mediaType: MediaType;
  schema?: SchemaView | undefined;
}

/** A named value: a property, parameter, header or security scheme. */
export interface FieldView {
  anchor: string;
  name: string;
  /** Whether it describes all additional properties of an object. */
  isPattern: boolean;
  isRequired: boolean;
  isDeprecated: boolean;
  schema?: SchemaView | undefined;
  /** Anchor of the block that holds the fields of its shared schema. */
  fieldsAnchor?: string | undefined;
}

/** A schema as a page shows it. */
export interface SchemaView {
  schema: Schema;
  direction: Direction;
  /** Type of the schema as pages show it, for example `string`, `object[]` or `string | null`. */
  type: string;
  /** Anchor of the field or section that the schema describes, with which the anchors of its fields begin. */
  anchor: string;
  /** The view with the fields of this schema, where this view links to it because the schema is recursive or the page is long. */
  describedBy?: { view: SchemaView; reason: 'recursion' | 'length' } | undefined;
  fields: readonly FieldView[];
  items?: BlockView | undefined;
  alternatives: readonly { alternatives: Alternatives; blocks: readonly BlockView[] }[];
  /** Number of schemas around it on the page. */
  depth: number;
}

/** A schema with its own title, such as the items of a list or an alternative. */
export interface BlockView {
  anchor: string;
  title: string;
  /** Title of the schema, where the block's title shows it already. */
  shownTitle?: string | undefined;
  schema: SchemaView;
}

/**
 * Lists the fields that may describe the keys of an object: those of the schema itself, and those of each alternative.
 *
 * @returns a group for each schema, so that the keys of an object can be matched with the alternative that fits them best
 */
export function listFieldGroups(view: SchemaView): (readonly FieldView[])[] {
  if (view.describedBy !== undefined) return listFieldGroups(view.describedBy.view);
  const blocks = view.alternatives.flatMap((alternatives) => alternatives.blocks);
  const inside = [...(view.items === undefined ? [] : [view.items]), ...blocks];
  return [view.fields, ...inside.flatMap((block) => listFieldGroups(block.schema))];
}
