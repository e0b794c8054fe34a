import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { textOf } from '../../elements';

/** Replaces a diagram by its name and a demonstration by its `data-drawing`; other drawings are decoration and are dropped. */
export function describeDrawings(element: Element): Element {
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const { ariaLabel, dataDrawing, role } = child.properties;
      const drawing = textOf(dataDrawing);
      if (drawing !== undefined) return [describe('Demostración:', drawing)];
      if (role === 'img') return [describe('Diagrama:', endSentence(textOf(ariaLabel) ?? ''))];
      return child.tagName === 'svg' ? [] : [describeDrawings(child)];
    }),
  };
}

function describe(kind: string, text: string): Element {
  return h('p', [h('strong', kind), ` ${text}`]);
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
