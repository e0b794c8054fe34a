import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv, { type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { origin, type SampleCase } from './cases';

type Json = Record<string, unknown>;

const contractFile = path.resolve(__dirname, '../../../examples/swagger.yaml');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The API contract, read independently of the code that generates the pages. */
export class Contract {
  private readonly document: Json;
  private readonly ajv = new Ajv({ strict: false, allErrors: true });

  constructor() {
    this.document = record(parse(readFileSync(contractFile, 'utf8')));
    addFormats(this.ajv);
    this.ajv.addSchema(this.document, 'contract');
  }

  /** One case for each named request example of each operation, or one for an operation without a body. */
  cases(): SampleCase[] {
    return this.operations().flatMap(({ path: operationPath, method, operation }): SampleCase[] => {
      const url = origin + this.fillPath(operationPath, operation);
      const headers = [{ name: this.keyHeader(), value: 'TU_CLAVE_API' }];
      const place = { operation: { path: operationPath, method } };
      const examples = Object.entries(
        record(jsonContent(this.resolve(operation['requestBody']))['examples']),
      );
      if (examples.length === 0)
        return [
          {
            name: `${method} ${operationPath}`,
            request: { method: method.toUpperCase(), url, headers },
            isQuick: true,
            ...place,
          },
        ];
      return examples.map(([name, example], index) => ({
        name: `${method} ${operationPath} (${name})`,
        request: {
          method: method.toUpperCase(),
          url,
          headers,
          body: {
            mediaType: 'application/json',
            text: JSON.stringify(this.resolve(example)['value']),
          },
        },
        isQuick: index === 0,
        ...place,
      }));
    });
  }

  /** Violations of an operation by a request; empty if there is none. */
  faults(
    operation: NonNullable<SampleCase['operation']>,
    request: { path: string; headers: Readonly<Record<string, unknown>>; body: string },
  ): string[] {
    const definition = record(
      record(record(this.document['paths'])[operation.path])[operation.method],
    );
    const faults: string[] = [];
    const template = new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '[^/?]+')}$`);
    if (!template.test(request.path)) faults.push(`the path is not one of ${operation.path}`);
    if (!request.headers[this.keyHeader().toLowerCase()])
      faults.push(`${this.keyHeader()} is missing`);
    const requestBody = this.resolve(definition['requestBody']);
    if (Object.keys(requestBody).length === 0)
      return request.body === '' ? faults : [...faults, 'there is a body'];
    if (request.body === '')
      return requestBody['required'] === true ? [...faults, 'the body is missing'] : faults;
    const validate = this.validator(operation);
    if (!validate(JSON.parse(request.body))) faults.push(this.ajv.errorsText(validate.errors));
    return faults;
  }

  private validator({
    path: operationPath,
    method,
  }: NonNullable<SampleCase['operation']>): ValidateFunction {
    const definition = record(record(record(this.document['paths'])[operationPath])[method]);
    const schema = record(jsonContent(this.resolve(definition['requestBody']))['schema']);
    const reference = schema['$ref'];
    return this.ajv.compile(
      typeof reference === 'string' ? { $ref: `contract${reference}` } : schema,
    );
  }

  private operations(): { path: string; method: string; operation: Json }[] {
    return Object.entries(record(this.document['paths'])).flatMap(([operationPath, item]) =>
      Object.entries(record(item))
        .filter(([method]) => methods.includes(method))
        .map(([method, operation]) => ({
          path: operationPath,
          method,
          operation: record(operation),
        })),
    );
  }

  private fillPath(operationPath: string, operation: Json): string {
    const parameters = Array.isArray(operation['parameters'])
      ? operation['parameters'].map((parameter) => this.resolve(parameter))
      : [];
    return operationPath.replace(/\{([^}]+)\}/g, (_match, name: string) => {
      const example = parameters.find((parameter) => parameter['name'] === name)?.['example'];
      if (typeof example !== 'string')
        throw new Error(
          `${contractFile}: the path parameter ${name} of ${operationPath} has no example`,
        );
      return encodeURIComponent(example);
    });
  }

  private keyHeader(): string {
    const schemes = record(record(this.document['components'])['securitySchemes']);
    return String(record(schemes['ApiKeyAuth'])['name']);
  }

  private resolve(value: unknown): Json {
    const node = record(value);
    const reference = node['$ref'];
    if (typeof reference !== 'string') return node;
    return this.resolve(
      reference
        .slice(2)
        .split('/')
        .reduce<unknown>((target, part) => record(target)[part], this.document),
    );
  }
}

function jsonContent(body: Json): Json {
  return record(record(body['content'])['application/json']);
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null ? (value as Json) : {};
}
