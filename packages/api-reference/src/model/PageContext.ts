import type { ElementContent } from 'hast';
import { createNames } from '../contract/names';
import type { Api } from '../contract/readApi';
import type { Direction } from '../contract/schema';
import { type Addresses } from '../descriptions/links';
import { markdownToHast } from '../descriptions/markdownToHast';
import { SampledFields } from '../field-links/SampledFields';
import { texts } from '../texts';

/** Addresses of the site. */
export interface SiteAddresses extends Addresses {
  /** Path under which the API pages are served, without a trailing slash. */
  routeBase: string;
  /** Path of the information page. */
  infoRoute: string;
}

/** What all parts of a page share. */
export interface PageState {
  /** Number of fields so far: past a limit, repeated schemas are linked. */
  fieldCount: number;
  /** Anchors of the schemas of the contract as a direction shows them. */
  anchorsIn: (direction: Direction | undefined) => Map<unknown, string>;
  samples: SampledFields;
}

/** The view of a part of a page: what all parts share, and how this one reads schemas. */
export interface PageContext extends SiteAddresses {
  readonly api: Api;
  readonly state: PageState;
  /** Undefined where a schema belongs to neither. */
  readonly direction: Direction | undefined;
  /** Returns an id that is unique on the page, by adding a number where needed. */
  takeAnchor: (preferred: string) => string;
}

/** Starts a page; the reserved anchors are those of its sections. */
export function createPageContext(
  api: Api,
  addresses: SiteAddresses,
  reserved: readonly string[] = [],
): PageContext {
  const anchors = {
    none: new Map<unknown, string>(),
    request: new Map<unknown, string>(),
    response: new Map<unknown, string>(),
  };
  const takeName = createNames(reserved);
  return {
    ...addresses,
    api,
    state: {
      fieldCount: 0,
      anchorsIn: (direction) => anchors[direction ?? 'none'],
      samples: new SampledFields(),
    },
    direction: undefined,
    takeAnchor: (preferred) => takeName(preferred || texts.anchors.other),
  };
}

/** A name of the contract as part of an anchor: letters, digits and underscores; a hyphen for everything else. */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A description as HTML nodes; none where there is no description. */
export function describe(
  markdown: unknown,
  addresses: Addresses,
  headingLevel?: number,
): ElementContent[] {
  return typeof markdown === 'string' && markdown.trim() !== ''
    ? markdownToHast(markdown, addresses, headingLevel)
    : [];
}
