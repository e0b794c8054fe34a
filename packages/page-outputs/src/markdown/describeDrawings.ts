import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { textOf } from '../elements';
import type { Texts } from './options';

/** Replaces a diagram by its name and a demonstration by its `data-drawing`; other drawings are decoration and are dropped. */
export function describeDrawings(element: Element, texts: Texts): Element {
  return {
    ...element,
    children: element.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const { ariaLabel, dataDrawing, role } = child.properties;
      const drawing = textOf(dataDrawing);
      if (drawing !== undefined) return [describe(texts.demonstration, drawing)];
      if (role === 'img') return [describe(texts.diagram, endSentence(textOf(ariaLabel) ?? ''))];
      return child.tagName === 'svg' ? [] : [describeDrawings(child, texts)];
    }),
  };
}

function describe(kind: string, text: string): Element {
  return h('p', [h('strong', `${kind}:`), ` ${text}`]);
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
