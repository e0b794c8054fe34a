import { child, type Cursor, entries, items, stringAt } from '../contract/Cursor';
import { listPathItem } from '../contract/listOperations';
import { element } from './mdx';
import { type PageContext, toAnchor } from './PageContext';
import {
  renderParameterField,
  renderProse,
  renderRequestBody,
  renderResponses,
} from './renderBody';

/** The requests of a callback, each in a block of its own. */
export function renderCallback(name: string, callback: Cursor, page: PageContext): string[] {
  return entries(callback)
    .filter(([expression]) => !expression.startsWith('x-'))
    .flatMap(([expression, item]) => renderPathItem(name, expression, item, page));
}

/** The operations of a path item that has no page, each in a block of its own. */
export function renderPathItem(
  name: string,
  address: string,
  item: Cursor,
  page: PageContext,
): string[] {
  const { contract } = page.model;
  return listPathItem(contract, 'webhook', address, item).map(
    ({ path, method, cursor, pathItem }) => {
      const anchor = page.takeAnchor(`callback-${toAnchor(name)}`);
      const parameters = [pathItem, cursor].flatMap((holder) => items(child(holder, 'parameters')));
      const fields = parameters.flatMap((parameter) => {
        const followed = contract.follow(parameter);
        const parameterName = stringAt(followed, 'name');
        if (followed === undefined || parameterName === undefined) return [];
        const id = page.takeAnchor(`${anchor}-${toAnchor(parameterName)}`);
        return [renderParameterField(parameterName, followed, id, page)];
      });
      const summary = stringAt(cursor, 'summary');
      const title = `${name}${summary === undefined ? '' : `: ${summary}`}`;
      return element('Nested', { id: anchor, title, open: true }, [
        element('Endpoint', { method, url: path }),
        ...['summary', 'description'].flatMap((key) => renderProse(stringAt(pathItem, key), page)),
        ...renderProse(stringAt(cursor, 'description'), page),
        ...(fields.length === 0 ? [] : [element('Fields', {}, fields)]),
        ...renderRequestBody(cursor, page, `${anchor}-`),
        ...renderResponses(cursor, page, `${anchor}-`),
      ]);
    },
  );
}
