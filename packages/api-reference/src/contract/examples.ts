import type { BundledContract } from './BundledContract';
import { entriesAt, type Json, objectAt, stringAt } from './json';

/** Name of an example that is the only one, and has none in the contract. */
export const unnamedExample = 'ejemplo';

/** One example of a body, a parameter or a response. */
export interface NamedExample {
  /** Key in the contract. */
  name: string;
  title?: string | undefined;
  description?: string | undefined;
  value: unknown;
  /** Address of an example outside the contract. */
  externalValue?: string | undefined;
}

/** The examples of a media type, parameter or header: `examples`, else `example`. */
export function listExamples(contract: BundledContract, holder: unknown): NamedExample[] {
  const named = entriesAt(holder, 'examples').map(([name, entry]): NamedExample => {
    const example = contract.follow(entry);
    return {
      name,
      title: stringAt(example, 'summary'),
      description: stringAt(example, 'description'),
      value: valueOf(objectAt(example)),
      externalValue: stringAt(example, 'externalValue'),
    };
  });
  const value: unknown = objectAt(holder).example;
  return named.length > 0 || value === undefined ? named : [{ name: unnamedExample, value }];
}

/** OpenAPI 3.2 has the value as data or as the text that is sent. */
function valueOf({ value, dataValue, serializedValue }: Json): unknown {
  return value ?? dataValue ?? serializedValue;
}
