import type { Element, ElementContent } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';

/** Each drawing replaced by its text alternative: its name and its description. One without a name is decoration. */
export function describePictures(element: Element, root: Element = element): Element {
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') {
        return [child];
      }
      return child.tagName === 'svg' ? describe(child, root) : [describePictures(child, root)];
    }),
  };
}

function describe(svg: Element, root: Element): ElementContent[] {
  const referenced = (name: 'ariaLabelledBy' | 'ariaDescribedBy') =>
    listIds(svg.properties[name])
      .map(
        (id) =>
          selectAll('[id]', svg).find((node) => node.properties.id === id) ?? findById(root, id),
      )
      .map((node) => (node ? toString(node).trim() : ''))
      .filter((text) => text !== '');
  const label = svg.properties.ariaLabel;
  const title = select('title', svg);
  const description = select('desc', svg);
  const texts = [
    ...(typeof label === 'string' ? [label] : []),
    ...(title ? [toString(title)] : []),
    ...(description ? [toString(description)] : []),
    ...referenced('ariaLabelledBy'),
    ...referenced('ariaDescribedBy'),
  ].map((text) => text.replace(/\s+/g, ' ').trim());
  const unique = [...new Set(texts)].filter((text) => text !== '');
  if (unique.length === 0) {
    return [];
  }
  return svg.properties.role === 'img'
    ? [h('p', [h('strong', 'Diagrama:'), ' ', unique.map(endSentence).join(' ')])]
    : [{ type: 'text', value: unique.join(' ') }];
}

function listIds(value: unknown): string[] {
  return (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [])
    .flatMap((ids) => ids.split(/\s+/))
    .filter((id) => id !== '');
}

function findById(root: Element, id: string): Element | undefined {
  return selectAll('[id]', root).find((node) => node.properties.id === id);
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
