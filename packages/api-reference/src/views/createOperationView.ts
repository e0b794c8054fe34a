import { toAnchor } from '../names';
import type {
  Direction,
  MediaType,
  Operation,
  ParameterLocation,
  Response,
  SecurityScheme,
} from '../openapi/model';
import type { MediaTypeView, OperationView, RequirementView, ResponseView } from './model';
import { SchemaViews } from './SchemaViews';

/** The order of parameters on a page. */
const parameterLocations: readonly ParameterLocation[] = ['path', 'query', 'header', 'cookie'];

/**
 * Lists what the page of an operation says, in the order of the page.
 *
 * @param takeAnchor returns an anchor that nothing else on the page has
 * @returns the view, and the anchor of each shared schema that the page describes, by its name
 */
export function createOperationView(
  operation: Operation,
  takeAnchor: (preferred: string) => string,
): { view: OperationView; schemaAnchors: ReadonlyMap<string, string> } {
  const views = new SchemaViews(takeAnchor);
  const createContent = (
    content: readonly MediaType[],
    anchor: string,
    direction: Direction,
  ): MediaTypeView[] =>
    content.map((mediaType) => {
      const { name, schema } = mediaType;
      const isOnly = content.length === 1;
      const ownAnchor = isOnly ? anchor : takeAnchor(`${anchor}-${toAnchor(name)}`);
      const cursor = { direction, ancestors: [] };
      return {
        anchor: ownAnchor,
        mediaType,
        schema: schema && views.createSchema(schema, ownAnchor, cursor),
      };
    });

  const createResponse = (response: Response): ResponseView => {
    const anchor = takeAnchor(`respuesta-${toAnchor(response.status)}`);
    return {
      anchor,
      response,
      content: createContent(response.content, anchor, 'response'),
      headers: response.headers.map((header) => {
        const { name, schema, isRequired, isDeprecated } = header;
        const headerAnchor = takeAnchor(`${anchor}-cabecera-${toAnchor(name)}`);
        const cursor = { direction: 'response', ancestors: [] } as const;
        const options = { isRequired, isDeprecated };
        return { header, field: views.createField(name, schema, headerAnchor, cursor, options) };
      }),
    };
  };

  // The steps run in the order of the page, because the second of two equal anchors gets a number.
  const security = operation.security.alternatives.map((requirements) =>
    requirements.map((requirement): RequirementView => {
      const { scheme } = requirement;
      const field = {
        anchor: takeAnchor(schemeAnchor(scheme)),
        name: findCredentialName(scheme),
        isPattern: false,
        isRequired: true,
        isDeprecated: false,
      };
      return { requirement, field };
    }),
  );
  const parameters = parameterLocations.flatMap((location) => {
    const found = operation.parameters.filter((parameter) => parameter.in === location);
    const fields = found.map((parameter) => {
      const { name, schema, isRequired, isDeprecated } = parameter;
      const anchor = takeAnchor(`parametro-${toAnchor(name)}`);
      const cursor = { direction: 'request', ancestors: [] } as const;
      const options = { isRequired, isDeprecated };
      return { parameter, field: views.createField(name, schema, anchor, cursor, options) };
    });
    return fields.length === 0 ? [] : [{ in: location, fields }];
  });
  const { requestBody } = operation;
  const hasBody = requestBody !== undefined && requestBody.content.length > 0;
  const bodyAnchor = hasBody ? takeAnchor('cuerpo') : '';
  const view: OperationView = {
    operation,
    security,
    parameters,
    requestBody: hasBody
      ? {
          anchor: bodyAnchor,
          requestBody,
          content: createContent(requestBody.content, bodyAnchor, 'request'),
        }
      : undefined,
    responses: operation.responses.map(createResponse),
  };
  return { view, schemaAnchors: views.schemaAnchors };
}

/** Returns the anchor of a security scheme, which is the same on the information page and on those of operations. */
export function schemeAnchor({ key }: SecurityScheme): string {
  return `autenticacion-${toAnchor(key)}`;
}

/** Finds the name under which a request sends the credentials of a scheme. */
function findCredentialName({ type, name, openIdConnectUrl }: SecurityScheme): string {
  switch (type) {
    case 'apiKey':
      return name;
    case 'http':
    case 'oauth2':
      return 'Authorization';
    case 'openIdConnect':
      return openIdConnectUrl;
  }
}
