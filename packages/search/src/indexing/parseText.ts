import type { ElementContent } from 'hast';
import { isBlock, isIgnored } from './sectionElements';

/** Sentinel for a removed badge, so that the colon before it or the parentheses around it are removed with it. */
const removedBadge = '\uFFFC';

/**
 * Formats nodes as text on one line, with code between backticks.
 *
 * @param badgeText text of the links that mark open questions; such links are removed
 */
export function parseText(nodes: readonly ElementContent[], badgeText?: string): string {
  return collectText(nodes, badgeText)
    .replace(/\s*\(\uFFFC\)|[\s:]*\uFFFC/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('``', '` `')
    .trim();
}

function collectText(nodes: readonly ElementContent[], badgeText: string | undefined): string {
  return nodes
    .map((node, index) => {
      if (node.type === 'text') return node.value;
      if (node.type !== 'element' || isIgnored(node)) return '';
      const plainText = collectText(node.children, badgeText);
      if (node.tagName === 'a' && plainText === badgeText) return removedBadge;
      const isCode = node.tagName === 'code' && !plainText.includes('`');
      const text = isCode ? `\`${plainText}\`` : plainText;
      // The HTML has no space between a label and its neighbors, or between two links. A `<span>` with an id is not a label but an anchor
      // in a sentence.
      const isLabel = node.tagName === 'span' && !node.properties.id;
      if (isBlock(node) || isLabel) return ` ${text} `;
      const previous = nodes[index - 1];
      const followsLink = previous?.type === 'element' && previous.tagName === 'a';
      return node.tagName === 'a' && followsLink ? ` ${text}` : text;
    })
    .join('');
}
