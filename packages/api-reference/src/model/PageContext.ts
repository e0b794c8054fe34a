import type { ElementContent } from 'hast';
import type { BundledContract } from '../contract/BundledContract';
import { createNames } from '../contract/createNames';
import type { Api } from '../contract/readApi';
import type { Direction } from '../contract/shape';
import { type Addresses } from '../descriptions/links';
import { markdownToHast } from '../descriptions/markdownToHast';
import { SampledFields } from '../field-links/SampledFields';
import type { ApiTexts } from '../texts';

/** Addresses of the site. */
export interface SiteAddresses extends Addresses {
  /** Path under which the API pages are served, without a trailing slash. */
  routeBase: string;
  /** Path of the information page. */
  infoRoute: string;
  texts: ApiTexts;
  models?: {
    /** Where a shared schema stands for which pages have no room. */
    addressOf(schema: unknown): string;
    /** Notes what a finished page describes. */
    note(pageId: string, state: PageState): void;
  };
}

/** What all parts of a page share. */
export interface PageState {
  /** Number of fields so far: past a limit, repeated schemas are linked. */
  fieldCount: number;
  /** Number of fields from which on shared schemas are described among the models. */
  readonly fieldLimit: number;
  /** Anchors of the fields of schemas as a direction shows them. */
  anchorsIn(direction: Direction | undefined): Map<unknown, string>;
  /** What the page describes, with its anchors. */
  listAnchors(): [schema: unknown, anchor: string][];
  samples: SampledFields;
}

/** The view of a part of a page: what all parts share, and how this one reads schemas. */
export interface PageContext extends SiteAddresses {
  readonly api: Api;
  readonly contract: BundledContract;
  readonly state: PageState;
  /** Undefined where a schema belongs to neither. */
  readonly direction: Direction | undefined;
  /** Whether the schema describes XML. */
  readonly isXml: boolean;
  /** Returns an id that is unique on the page, by adding a number where needed. */
  takeAnchor(preferred: string): string;
}

/** Fields of a page whose HTML takes some 40 KB, compressed. */
const fieldLimit = 300;

/** Starts a page; the reserved anchors are those of its sections. */
export function createPageContext(
  api: Api,
  addresses: SiteAddresses,
  options: { reserved?: readonly string[]; fieldLimit?: number } = {},
): PageContext {
  const anchors = {
    none: new Map<unknown, string>(),
    request: new Map<unknown, string>(),
    response: new Map<unknown, string>(),
  };
  const takeName = createNames(options.reserved);
  return {
    ...addresses,
    api,
    contract: api.contract,
    state: {
      fieldCount: 0,
      fieldLimit: options.fieldLimit ?? fieldLimit,
      anchorsIn: (direction) => anchors[direction ?? 'none'],
      listAnchors: () => Object.values(anchors).flatMap((map) => [...map]),
      samples: new SampledFields(),
    },
    direction: undefined,
    isXml: false,
    takeAnchor: (preferred) => takeName(preferred || addresses.texts.anchors.other),
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
