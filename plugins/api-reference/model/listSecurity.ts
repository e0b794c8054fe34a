import { child, type Cursor, entries, isObject, items } from '../contract/Cursor';
import type { ApiModel, Operation } from './readModel';

/** A scheme that a request has to satisfy. */
export interface RequiredScheme {
  name: string;
  scheme: Cursor | undefined;
  scopes: readonly string[];
}

/** Ways to authenticate: each alternative is a set of schemes that are needed together. */
export interface Security {
  alternatives: readonly (readonly RequiredScheme[])[];
  isOptional: boolean;
}

/** What an operation asks for: its own `security`, else the contract's. */
export function listSecurity({ contract }: ApiModel, operation: Operation): Security {
  const own = child(operation.cursor, 'security');
  const requirements = items(own ?? child(contract.root, 'security'));
  const schemes = child(child(contract.root, 'components'), 'securitySchemes');
  const alternatives = requirements
    .filter(({ value }) => isObject(value) && Object.keys(value).length > 0)
    .map((requirement) =>
      entries(requirement).map(([name, scopes]) => {
        const entry = child(schemes, name);
        const scheme = entry === undefined ? undefined : contract.follow(entry);
        const scopeNames = items(scopes).flatMap(({ value }) =>
          typeof value === 'string' ? [value] : [],
        );
        return { name, scheme, scopes: scopeNames };
      }),
    );
  return { alternatives, isOptional: alternatives.length < requirements.length };
}
