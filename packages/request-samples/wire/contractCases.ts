import { bundle, createConfig } from '@redocly/openapi-core';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { origin, type SampleCase } from './cases';

/** What the cases need of the API contract, whose references are resolved. */
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: { ApiKeyAuth: { name: string } } };
}

interface Operation {
  parameters?: { name: string; example?: unknown }[];
  requestBody?: { required?: boolean; content: Record<string, MediaType | undefined> };
}

interface MediaType {
  schema?: object;
  examples?: Record<string, { value: unknown }>;
}

/** The API contract, read independently of the code that generates the pages. */
export interface ContractCases {
  /** One case for each named request example of each operation, or one for an operation without a body. */
  cases: SampleCase[];
  /** Violations of an operation by a request; empty if there is none. */
  findViolations: (
    operation: NonNullable<SampleCase['operation']>,
    request: { path: string; headers: Readonly<Record<string, unknown>>; body: string },
  ) => string[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads the cases of an OpenAPI file. */
export async function createContractCases(ref: string): Promise<ContractCases> {
  const bundled = await bundle({ ref, config: await createConfig({}), dereference: true });
  const { paths, components } = bundled.bundle.parsed as Document;
  const keyHeader = components.securitySchemes.ApiKeyAuth.name;
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  return {
    cases: Object.entries(paths).flatMap(([template, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.includes(method))
        .flatMap(([method, operation]) => listCases(template, method, operation, keyHeader)),
    ),
    findViolations(operation, request) {
      const violations: string[] = [];
      const template = new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/?]+')}$`);
      if (!template.test(request.path)) violations.push(`the path is not one of ${operation.path}`);
      if (!request.headers[keyHeader.toLowerCase()]) violations.push(`${keyHeader} is missing`);
      const requestBody = paths[operation.path]?.[operation.method]?.requestBody;
      if (requestBody === undefined) {
        return request.body === '' ? violations : [...violations, 'there is a body'];
      }
      if (request.body === '') {
        return requestBody.required ? [...violations, 'the body is missing'] : violations;
      }
      const validate = ajv.compile(requestBody.content['application/json']?.schema ?? {});
      if (!validate(JSON.parse(request.body))) violations.push(ajv.errorsText(validate.errors));
      return violations;
    },
  };
}

function listCases(
  template: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  keyHeader: string,
): SampleCase[] {
  const filled = template.replace(/\{([^}]+)\}/g, (_match, name: string) => {
    const example = parameters.find((parameter) => parameter.name === name)?.example;
    if (typeof example !== 'string') {
      throw new Error(`the path parameter ${name} of ${template} has no example`);
    }
    return encodeURIComponent(example);
  });
  const request = {
    method: method.toUpperCase(),
    url: origin + filled,
    headers: [{ name: keyHeader, value: 'TU_CLAVE_API' }],
  };
  const operation = { path: template, method };
  const examples = Object.entries(requestBody?.content['application/json']?.examples ?? {});
  if (examples.length === 0) {
    return [{ name: `${method} ${template}`, request, isQuick: true, operation }];
  }
  return examples.map(([name, { value }], index) => ({
    name: `${method} ${template} (${name})`,
    request: { ...request, body: { mediaType: 'application/json', text: JSON.stringify(value) } },
    isQuick: index === 0,
    operation,
  }));
}
