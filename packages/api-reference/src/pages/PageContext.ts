import { createNames } from '../contract/names';
import type { Api, Content } from '../contract/readApi';
import type { Direction } from '../contract/schema';
import type { Field, FieldGroup } from '../field-links/fieldTags';
import type { Options } from '../options';

/** The view of a part of a page: what all parts share, and how this one reads schemas. */
export type PageContext = ReturnType<typeof createPageContext>;

/** Starts a page; the reserved anchors are those of its sections. */
export function createPageContext(api: Api, options: Options, reserved: readonly string[] = []) {
  const takeName = createNames(reserved);
  const createKnown = () => new Map<unknown, { anchor: string; groups: readonly FieldGroup[] }>();
  return {
    ...options,
    api,
    state: {
      /** Number of fields so far: past a limit, repeated schemas are linked. */
      fieldCount: 0,
      /** What samples may show. */
      fields: [] as Field[],
      /** The schemas of the contract as a direction shows them. */
      known: { none: createKnown(), request: createKnown(), response: createKnown() },
      /** What describes a parameter or security scheme of the contract. */
      declared: new Map<unknown, Field>(),
      /** The fields of each body. */
      bodies: new Map<Content, readonly FieldGroup[]>(),
    },
    /** `none` where a schema belongs to neither. */
    direction: 'none' as Direction | 'none',
    /** Returns an id that is unique on the page, by adding a number where needed. */
    takeAnchor: (preferred: string) => takeName(preferred || 'seccion'),
  };
}
