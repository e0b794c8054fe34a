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

/** What a page says of an operation: its fields with their anchors, before samples are known and HTML is made. */
export interface OperationView {
  operation: Operation;
  /** Each alternative lists what is needed together. */
  security: readonly (readonly RequirementView[])[];
  /** In the order of the page, without empty sections. */
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
  /** Whether it stands for every key that an object does not name. */
  isPattern: boolean;
  isRequired: boolean;
  isDeprecated: boolean;
  schema?: SchemaView | undefined;
  /** Anchor of the block that holds the fields of its shared schema. */
  fieldsAnchor?: string | undefined;
}

/** What a page says of a schema. */
export interface SchemaView {
  schema: Schema;
  direction: Direction;
  /** Its type as pages show it: `string`, `object[]`, `string | null`. */
  type: string;
  /** Anchor of the field or section that it describes: anchors of its fields begin with it. */
  anchor: string;
  /** The view that has its fields, where this one leads there: it is recursive, or the page is long. */
  describedBy?: { view: SchemaView; reason: 'recursion' | 'length' } | undefined;
  fields: readonly FieldView[];
  items?: BlockView | undefined;
  alternatives: readonly { alternatives: Alternatives; blocks: readonly BlockView[] }[];
  /** Number of schemas around it on the page. */
  depth: number;
}

/** A schema with a title of its own: the items of a list, or an alternative. */
export interface BlockView {
  anchor: string;
  title: string;
  /** Title of the schema, where the block's title shows it already. */
  shownTitle?: string | undefined;
  schema: SchemaView;
}

/**
 * The fields that may describe the keys of an object: its own, and those of each alternative.
 *
 * @returns a group for each schema, so that the keys of an object can be matched with the alternative that fits them best
 */
export function listFieldGroups(view: SchemaView): (readonly FieldView[])[] {
  if (view.describedBy !== undefined) return listFieldGroups(view.describedBy.view);
  const blocks = view.alternatives.flatMap((alternatives) => alternatives.blocks);
  const inside = [...(view.items === undefined ? [] : [view.items]), ...blocks];
  return [view.fields, ...inside.flatMap((block) => listFieldGroups(block.schema))];
}
