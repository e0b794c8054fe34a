import { isObject } from '../contract/json';
import type { Operation } from '../contract/readApi';

/** Keywords whose keys are names chosen by the author, and those without names that a page must show. */
const maps = new Set(['properties', 'headers', 'responses', 'content']);
const ignored = /^(x-.*|examples?|servers|security|externalDocs|tags|discriminator)$/;

/** Every name in an operation, found without the model of the pages, to be looked for in the output. */
export function listNames({ declaration, pathItem }: Operation) {
  const anchored = new Set<string>();
  const codes = new Set<string>();
  const others = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (!isObject(value)) return Object.values(value).forEach(visit);
    if (typeof value.name === 'string' && 'in' in value) anchored.add(value.name);
    if (Array.isArray(value.enum)) value.enum.forEach((item) => others.add(String(item)));
    for (const [key, inner] of Object.entries(value)) {
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
