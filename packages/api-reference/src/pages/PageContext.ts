import { createNames } from '../contract/names';
import type { Api, Content } from '../contract/readApi';
import type { Direction } from '../contract/schema';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import type { Options } from '../options';

/** The view of a part of a page: what all parts share, and how this one reads schemas. */
export type PageContext = ReturnType<typeof createPageContext>;

/** Starts a page. */
export function createPageContext(api: Api, options: Options) {
  const takeName = createNames();
  const createKnown = () => new Map<unknown, { anchor: string; groups: readonly FieldGroup[] }>();
  return {
    ...options,
    api,
    state: {
      /** Number of fields and blocks so far: past a limit, repeated schemas are linked. */
      fieldCount: 0,
      /** What samples may show. */
      fields: [] as Field[],
      /** The schemas of the contract as a direction shows them. */
      known: { request: createKnown(), response: createKnown() },
      /** What describes a parameter or security scheme of the contract. */
      declared: new Map<unknown, Field>(),
      /** The fields of each body. */
      bodies: new Map<Content, readonly FieldGroup[]>(),
    },
    direction: 'request' as Direction,
    /** The schemas around what is described, and how deep it is nested. */
    stack: [] as readonly unknown[],
    depth: 0,
    /** Returns an id that is unique on the page, by adding a number where needed. */
    takeAnchor: (preferred: string) => takeName(preferred || 'seccion'),
  };
}
