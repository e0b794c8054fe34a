import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { ApiModel } from '../model/readModel';
import { markdownToHast } from './markdownToHast';

/** What the parts of one page share while it is rendered. */
export interface PageContext {
  readonly model: ApiModel;
  /** Origin of this site, so that links of the contract to it become internal. */
  readonly siteUrl: string;
  /** Path under which the API pages are served, without a slash at its end. */
  readonly routeBase: string;
  /** Folder of the API pages below the docs, with a slash at its end, as the ids of docs begin; empty where there is none. */
  readonly idBase: string;
  /** Takes an id that is unique on the page; repeated names get a number. */
  takeAnchor(preferred: string): string;
  /** Anchor at which a schema's fields stand on this page, by the schema's key. */
  readonly schemaAnchors: Map<string, string>;
  /** Fields rendered so far: past a limit, schemas that stand on the page already are linked instead of repeated. */
  fieldCount: number;
}

/** Starts a page. */
export function createPageContext(
  options: Pick<PageContext, 'model' | 'siteUrl' | 'routeBase' | 'idBase'>,
): PageContext {
  const taken = new Set<string>();
  return {
    ...options,
    schemaAnchors: new Map(),
    fieldCount: 0,
    takeAnchor(preferred) {
      const base = preferred || 'seccion';
      let anchor = base;
      for (let count = 2; taken.has(anchor); count += 1) anchor = `${base}-${count}`;
      taken.add(anchor);
      return anchor;
    },
  };
}

/** A name of the contract as part of an anchor: its own letters and digits, everything else a hyphen. */
export function toAnchor(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A description as HTML nodes, none where there is no description. */
export function describe(
  markdown: unknown,
  page: PageContext,
  headingLevel?: number,
): ElementContent[] {
  if (typeof markdown !== 'string' || markdown.trim() === '') return [];
  return markdownToHast(markdown, {
    siteUrl: page.siteUrl,
    ...(headingLevel === undefined ? {} : { headingLevel }),
  });
}

/** A technical word: set as code and left alone by translators. */
export function codeWord(text: string): ElementContent {
  return h('code', { translate: 'no' }, text);
}
