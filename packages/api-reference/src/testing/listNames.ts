import { isObject } from '../contract/json';
import type { Api, Operation } from '../contract/readApi';

/** Keywords whose keys are names chosen by the author, and those without names that a page must show. */
const maps = new Set(['properties', 'headers', 'responses', 'content']);
const ignored = /^(x-.*|examples?|servers|security|externalDocs|tags|discriminator)$/;

/** Every name in an operation, found without the model of the pages, to be looked for in the output. */
export function listNames({ contract }: Api, { declaration, pathItem }: Operation) {
  const anchored = new Set<string>();
  const codes = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    const target = contract.follow(value);
    if (typeof target !== 'object' || target === null || seen.has(target)) return;
    seen.add(target);
    if (!isObject(target)) return Object.values(target).forEach(visit);
    if (typeof target.name === 'string' && 'in' in target) anchored.add(target.name);
    if (Array.isArray(target.enum)) target.enum.forEach((item) => others.add(String(item)));
    for (const [key, inner] of Object.entries(target)) {
      if (ignored.test(key)) continue;
      // A field may be called as a keyword is.
      if (!maps.has(key) || !isObject(inner)) visit(inner);
      else {
        for (const [name, child] of Object.entries(inner)) {
          if (key === 'responses') codes.add(name);
          // A range of all types says nothing.
          else if (key === 'content') others.add(name === '*/*' ? '' : name);
          else anchored.add(name);
          visit(child);
        }
      }
    }
  };
  [declaration, pathItem.parameters].forEach(visit);
  const all = [...anchored, ...codes, ...others];
  return { anchored: [...anchored], codes: [...codes], all };
}
