import { createNamer, toAnchor } from '../names';
import type {
  Direction,
  Header,
  MediaType,
  Operation,
  Parameter,
  ParameterLocation,
  SecurityScheme,
} from '../openapi/model';
import type { FieldView, MediaTypeView, OperationView } from './model';
import { SchemaViews } from './SchemaViews';

/** The order of parameters on a page. */
const parameterLocations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/** Anchor of the request body. */
export const bodyAnchor = 'cuerpo';

/** Lists what the page of an operation describes, in the order of the page. */
export function createOperationView(operation: Operation): OperationView {
  const takeAnchor = createNamer();
  const views = new SchemaViews(takeAnchor);
  const createFields = (
    parameters: readonly (Parameter | Header)[],
    prefix: string,
    direction: Direction,
  ): FieldView[] =>
    parameters.map((parameter) => {
      const { name, schema, isRequired } = parameter;
      const anchor = takeAnchor(`${prefix}-${toAnchor(name)}`);
      const field = { anchor, name, isRequired, parameter };
      return views.createField(field, schema, { direction, ancestors: [] });
    });
  const createContent = (
    content: readonly MediaType[],
    anchor: string,
    direction: Direction,
  ): MediaTypeView[] =>
    content.map((mediaType) => {
      const { name, schema } = mediaType;
      const isOnly = content.length === 1;
      const ownAnchor = isOnly ? anchor : takeAnchor(`${anchor}-${toAnchor(name)}`);
      const view = schema && views.createSchema(schema, ownAnchor, { direction, ancestors: [] });
      return { anchor: ownAnchor, mediaType, schema: view };
    });

  // The parts are created in the order of the page, because the second of two equal anchors gets a number.
  return {
    operation,
    security: operation.security.alternatives.map((requirements) =>
      requirements.map((requirement) => ({
        anchor: takeAnchor(schemeAnchor(requirement.scheme)),
        requirement,
      })),
    ),
    parameters: parameterLocations.map((location) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === location);
      return { in: location, fields: createFields(parameters, 'parametro', 'request') };
    }),
    body: createContent(operation.requestBody?.content ?? [], takeAnchor(bodyAnchor), 'request'),
    responses: operation.responses.map((response) => {
      const anchor = takeAnchor(`respuesta-${toAnchor(response.status)}`);
      return {
        anchor,
        response,
        content: createContent(response.content, anchor, 'response'),
        headers: createFields(response.headers, `${anchor}-cabecera`, 'response'),
      };
    }),
    schemaAnchors: views.schemaAnchors,
  };
}

/** Returns the anchor of a security scheme, which is the same on the information page and on the pages of operations. */
export function schemeAnchor({ key }: SecurityScheme): string {
  return `autenticacion-${toAnchor(key)}`;
}
