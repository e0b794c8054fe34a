import type { Element, ElementContent, Properties } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { find, textOf } from '../../elements';

/**
 * Replaces pictures by their text alternative: that of an SVG is its name and its description (one without a name is decoration and
 * is dropped), that of a diagram made of HTML is its name, that of a demonstration is its `data-drawing`.
 */
export function describeDrawings(element: Element, root: Element = element): Element {
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') {
        return [child];
      }
      const drawing = textOf(child.properties.dataDrawing);
      if (drawing !== undefined) {
        return [h('p', [h('strong', 'Demostración:'), ` ${drawing}`])];
      }
      return child.tagName === 'svg' || child.properties.role === 'img'
        ? describe(child, root)
        : [describeDrawings(child, root)];
    }),
  };
}

function describe(svg: Element, root: Element): ElementContent[] {
  const { ariaLabel, ariaLabelledBy, ariaDescribedBy, role } = svg.properties;
  const referenced = (ids: Properties[string]) =>
    listIds(ids).map((id) => {
      const node = find(root, ({ properties }) => properties.id === id);
      return node ? toString(node) : '';
    });
  const texts = [
    textOf(ariaLabel) ?? '',
    ...['title', 'desc'].map((name) => {
      const node = find(svg, ({ tagName }) => tagName === name);
      return node ? toString(node) : '';
    }),
    ...referenced(ariaLabelledBy),
    ...referenced(ariaDescribedBy),
  ].map((text) => text.replace(/\s+/g, ' ').trim());
  const unique = [...new Set(texts)].filter((text) => text !== '');
  if (unique.length === 0) {
    return [];
  }
  return role === 'img'
    ? [h('p', [h('strong', 'Diagrama:'), ' ', unique.map(endSentence).join(' ')])]
    : [{ type: 'text', value: unique.join(' ') }];
}

function listIds(value: Properties[string]): string[] {
  return (Array.isArray(value) ? value.map(String) : [textOf(value) ?? ''])
    .flatMap((ids) => ids.split(/\s+/))
    .filter((id) => id !== '');
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
