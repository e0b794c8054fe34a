import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { asNonEmptyString, find, isPageChrome } from '@aifindr-docs/page-outputs/elements';

const inlineTags = new Set(
  'a abbr b code del em i kbd mark q s small span strong sub sup svg path u var wbr'.split(' '),
);
export function isHeadingUpToH4({ tagName }: Element): boolean {
  return /^h[1-4]$/.test(tagName);
}

/** Returns the name of the field, parameter or option that an element describes: the text of a link to the element's own id. */
export function findFieldName(element: Element): string | undefined {
  const id = asNonEmptyString(element.properties.id);
  if (id === undefined || isHeadingUpToH4(element)) return undefined;
  const selfLink = findLinkTo(id, element.children);
  return selfLink && toString(selfLink).trim();
}

export function findLinkTo(id: string, children: ElementContent[]): Element | undefined {
  return find(
    { type: 'root', children },
    ({ tagName, properties }) => tagName === 'a' && properties.href === `#${id}`,
  );
}

/** Returns whether nodes contain letters or digits outside of `<code>` and of elements with `translate="no"`. */
export function hasProse(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return /[\p{L}\p{N}]/u.test(node.value);
    if (node.type !== 'element' || node.tagName === 'code') return false;
    return node.properties.translate !== 'no' && hasProse(node.children);
  });
}

/** Returns whether an element is the label of a code block: its language or its title. */
export function isCodeLabel({ tagName, properties }: Element): boolean {
  return (
    properties.dataCodeTitle !== undefined || (tagName === 'div' && properties.translate === 'no')
  );
}

export function startsOwnLine(element: Element): boolean {
  return (
    !inlineTags.has(element.tagName) ||
    findFieldName(element) !== undefined ||
    isCodeLabel(element) ||
    element.children.some((child) => child.type === 'element' && startsOwnLine(child))
  );
}

/**
 * Returns whether the index leaves out an element: page chrome, elements with `role="img"`, `data-drawing` or `data-unindexed`, captions of
 * figures, and the language tab panels of request samples, which all show the same request.
 */
export function isIgnored(element: Element): boolean {
  const { role, dataDrawing, dataUnindexed, dataLanguage } = element.properties;
  return (
    role === 'img' ||
    dataDrawing !== undefined ||
    dataUnindexed !== undefined ||
    (role === 'tabpanel' && dataLanguage !== undefined) ||
    element.tagName === 'figcaption' ||
    isPageChrome(element)
  );
}

/** Formats nodes as text on one line without ignored elements. Code that contains no backtick is put between backticks. */
export function toLineWithBackticks(nodes: readonly ElementContent[]): string {
  return collectBacktickedText(nodes).replace(/\s+/g, ' ').replaceAll('``', '` `').trim();
}

function collectBacktickedText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node, index) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || isIgnored(node)) return '';
      const plainText = collectBacktickedText(node.children);
      const isCode = node.tagName === 'code' && !plainText.includes('`');
      const text = isCode ? `\`${plainText}\`` : plainText;
      // The HTML may have no space around a label or between two links. A `<span>` is a label unless it has an id, which makes it an anchor
      // in a sentence.
      const isLabel = node.tagName === 'span' && !node.properties.id;
      if (startsOwnLine(node) || isLabel) return ` ${text} `;
      const previous = nodes[index - 1];
      const followsLink = previous?.type === 'element' && previous.tagName === 'a';
      return node.tagName === 'a' && followsLink ? ` ${text}` : text;
    })
    .join('');
}
