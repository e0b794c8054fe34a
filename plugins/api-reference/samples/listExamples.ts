import type { Contract } from '../contract/Contract';
import { child, type Cursor, entries, objectAt, stringAt } from '../contract/Cursor';

/** One example of a body, a parameter or a response. */
export interface NamedExample {
  /** Key in the contract; `ejemplo` for a single one. */
  name: string;
  title: string | undefined;
  description: string | undefined;
  value: unknown;
  /** Address of an example that stands outside the contract. */
  externalValue: string | undefined;
}

/** The examples of a media type, parameter or header: `examples`, else `example`. */
export function listExamples(contract: Contract, holder: Cursor): NamedExample[] {
  const named = entries(child(holder, 'examples')).flatMap(([name, entry]): NamedExample[] => {
    const example = contract.follow(entry);
    if (example === undefined) return [];
    return [
      {
        name,
        title: stringAt(example, 'summary'),
        description: stringAt(example, 'description'),
        value: objectAt(example).value,
        externalValue: stringAt(example, 'externalValue'),
      },
    ];
  });
  if (named.length > 0) return named;
  const value = objectAt(holder).example;
  if (value === undefined) return [];
  return [
    { name: 'ejemplo', title: undefined, description: undefined, value, externalValue: undefined },
  ];
}
