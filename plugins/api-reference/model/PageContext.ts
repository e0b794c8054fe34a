import type { ElementContent } from 'hast';
import type { Contract } from '../contract/Contract';
import { isXmlType } from '../contract/isXmlType';
import type { Texts } from '../../../lib/api-texts';
import type { Api } from './readApi';
import { type Addresses, markdownToHast } from './prose';

/** Addresses of the site. */
export interface SiteAddresses extends Addresses {
  /** Path under which the API pages are served, without a trailing slash. */
  routeBase: string;
  texts: Texts;
}

/** Which way a schema is read: requests have no read-only fields, responses no write-only ones. */
export type Direction = 'request' | 'response';

/** State shared by the parts of one page. */
export interface PageContext extends SiteAddresses {
  readonly api: Api;
  readonly contract: Contract;
  /** Returns an id that is unique on the page, by adding a number where needed. */
  takeAnchor(preferred: string): string;
  /** Anchor of the fields of a schema on this page, as `direction` shows them. */
  readonly schemaAnchors: Map<unknown, string>;
  /** Undefined where the schema belongs to neither. */
  readonly direction: Direction | undefined;
  /** The same page for schemas that are read in a direction. */
  inDirection(direction: Direction): PageContext;
  /** Whether the schema describes XML. */
  readonly isXml: boolean;
  /** The same page for the schema of media types. */
  forMediaTypes(names: readonly string[]): PageContext;
  /** Number of fields so far: past a limit, repeated schemas are linked. */
  readonly count: { fields: number };
}

/** Starts a page. */
export function createPageContext(api: Api, addresses: SiteAddresses): PageContext {
  const taken = new Set<string>();
  const others = new Map<Direction, PageContext>();
  return {
    ...addresses,
    api,
    contract: api.contract,
    schemaAnchors: new Map(),
    direction: undefined,
    inDirection(direction) {
      const page = others.get(direction) ?? { ...this, direction, schemaAnchors: new Map() };
      others.set(direction, page);
      return page;
    },
    isXml: false,
    forMediaTypes(names) {
      return { ...this, isXml: names.some(isXmlType) };
    },
    count: { fields: 0 },
    takeAnchor(preferred) {
      const base = preferred || addresses.texts.anchors.other;
      let anchor = base;
      for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
      taken.add(anchor);
      return anchor;
    },
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
