import { type ComponentType, isValidElement, type ReactNode } from 'react';

/** HTML in the form that React asks for. */
export interface Html {
  readonly __html: string;
}

const kept = new WeakMap<object, Html>();

/** A component that stands for a text that is HTML already: `src/content/PageText` puts that in its place. */
export function keepText(html: Html): ComponentType {
  const KeptText = () => null;
  kept.set(KeptText, html);
  return KeptText;
}

/** The HTML that an element stands for, if it does. */
export function findKeptText(element: ReactNode): Html | undefined {
  return isValidElement(element) && typeof element.type === 'function'
    ? kept.get(element.type)
    : undefined;
}
