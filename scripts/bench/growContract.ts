import { parse, stringify } from 'yaml';
import type { Writer } from './createWriter';

const operationsPerTag = 8;
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Contract {
  tags: { name: string; description?: string }[];
  paths: Record<string, object>;
  components: { schemas: Record<string, object> };
}

/**
 * Our contract with synthetic operations after its own, each with parameters, answers and, where its method has one, a body of
 * its own, with texts and examples.
 *
 * @param text our contract, in YAML
 * @param count how many operations the result has, our own included
 */
export function growContract(
  text: string,
  count: number,
  writerOf: (operation: number) => Writer,
): string {
  const contract = parse(text) as Contract;
  const own = Object.values(contract.paths).flatMap((item) =>
    Object.keys(item).filter((key) => (methods as readonly string[]).includes(key)),
  ).length;
  for (let operation = own; operation < count; operation += 1) {
    const writer = writerOf(operation);
    const tag = `Grupo ${Math.floor(operation / operationsPerTag) + 1}`;
    if (contract.tags.at(-1)?.name !== tag) {
      contract.tags.push({ name: tag, description: writer.text(3) });
    }
    const method = writer.pick(methods);
    const resource = `${writer.word()}-${operation}`;
    contract.paths[`/api/${writer.word()}/${resource}/{projectId}`] = {
      [method]: makeOperation(operation, tag, method, resource, writer),
    };
    contract.components.schemas[schemaName(operation)] = makeSchema(writer);
  }
  return stringify(contract, { aliasDuplicateObjects: false });
}

function schemaName(operation: number): string {
  return `Recurso${operation}`;
}

function makeOperation(
  operation: number,
  tag: string,
  method: (typeof methods)[number],
  resource: string,
  writer: Writer,
): object {
  const { number, sentence, text, word } = writer;
  const reference = { $ref: `#/components/schemas/${schemaName(operation)}` };
  const hasBody = method !== 'get' && method !== 'delete';
  return {
    tags: [tag],
    operationId: `operacion${operation}`,
    summary: `${writer.pick(['Obtener', 'Crear', 'Cambiar', 'Listar', 'Borrar'])} ${resource}`,
    description: `${text(3)}\n\n${text(2)}`,
    security: [{ ApiKeyAuth: [] }],
    parameters: [
      { $ref: '#/components/parameters/ProjectId' },
      ...Array.from({ length: number(1, 3) }, (_, index) => ({
        name: `${word()}_${index}`,
        in: 'query',
        description: sentence(),
        schema: { type: 'string', enum: [word(), word()].map((value, at) => `${value}-${at}`) },
      })),
    ],
    ...(hasBody && {
      requestBody: {
        description: sentence(),
        required: true,
        content: { 'application/json': { schema: reference } },
      },
    }),
    responses: {
      200: { description: sentence(), content: { 'application/json': { schema: reference } } },
      404: { $ref: '#/components/responses/ProjectNotFound' },
      500: { $ref: '#/components/responses/ServerError' },
    },
  };
}

function makeSchema({ number, sentence, text, word }: Writer): object {
  const field = (index: number) =>
    [
      { type: 'string', description: text(2), example: `${word()} ${word()}` },
      { type: 'integer', description: sentence(), minimum: 0, example: number(1, 500) },
      { type: 'boolean', description: sentence(), default: false },
      { type: 'array', description: sentence(), items: { type: 'string', example: word() } },
    ][index % 4];
  const fields = (count: number): Record<string, object> =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${word()}_${index}`, field(index) ?? {}]),
    );
  const properties = fields(number(5, 10));
  return {
    type: 'object',
    description: sentence(),
    required: Object.keys(properties).slice(0, 2),
    properties: {
      ...properties,
      [word()]: { type: 'object', description: sentence(), properties: fields(number(2, 4)) },
    },
  };
}
