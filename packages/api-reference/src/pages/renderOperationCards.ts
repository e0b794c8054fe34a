import type { Element } from 'hast';
import { h } from 'hastscript';
import { findFirstSentence } from '../descriptions/markdownToHast';
import type { Operation } from '../openapi/model';
import { renderChip } from './elements';

/** Renders operations as cards, each with its method, path and the first sentence of its description. */
export function renderOperationCards(operations: readonly Operation[], routeBase: string): Element {
  const cards = operations.map(
    ({ pageId, title, method, path, isDeprecated, description = '' }) => {
      const sentence = findFirstSentence(description).replaceAll('`', '');
      return h('li', { className: 'card api-card' }, [
        h('a', { href: `${routeBase}/${pageId}` }, title),
        ...(isDeprecated ? [renderChip('obsoleta')] : []),
        h('p', { className: 'api-path' }, [
          h('span', { dataMethod: method, translate: 'no' }, method.toUpperCase()),
          h('code', { translate: 'no' }, h('address', path)),
        ]),
        ...(sentence === '' ? [] : [h('p', sentence)]),
      ]);
    },
  );
  return h('ul', { className: 'cards api-cards' }, cards);
}
