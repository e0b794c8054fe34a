import type { Element } from 'hast';
import { h } from 'hastscript';
import { stringAt } from '../contract/json';
import { unwrapParagraph } from '../descriptions/elements';
import { type Addresses, link } from '../descriptions/links';
import { markdownToHast } from '../descriptions/markdownToHast';
import { texts } from '../texts';
import type { Part, ProseNodes } from './types';

/** Nodes as a part of a page; no part where there is no text. */
export function prosePart(nodes: ProseNodes): Part[] {
  return nodes.length === 0 ? [] : [{ kind: 'prose', prose: nodes }];
}

/** The link of an `externalDocs` object. */
export function describeExternalDocs(docs: unknown, addresses: Addresses): Element[] {
  const url = stringAt(docs, 'url');
  if (url === undefined) return [];
  const text = unwrapParagraph(markdownToHast(stringAt(docs, 'description') ?? url, addresses));
  return [h('p', [texts.info.moreInformation, ...link(url, text, addresses), '.'])];
}
