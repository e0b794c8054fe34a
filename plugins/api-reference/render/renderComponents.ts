import { type Component, listUnreached } from '../contract/listUnreached';
import { stringAt } from '../contract/Cursor';
import { element, heading } from './mdx';
import { type PageContext, toAnchor } from './PageContext';
import { renderBodyContent, renderParameterField, renderResponseContent } from './renderBody';
import { renderCallback, renderPathItem } from './renderCallback';
import { renderField } from './renderSchema';

/** The shared parts of the contract that no page of an operation shows. */
export function renderComponents(page: PageContext): string[] {
  const components = listUnreached(page.model.contract);
  if (components.length === 0) return [];
  return [
    heading(2, 'Otros componentes', page.takeAnchor('otros-componentes')),
    ...components.flatMap((component) => renderComponent(component, page)),
  ];
}

function renderComponent({ kind, name, cursor }: Component, page: PageContext): string[] {
  const anchor = page.takeAnchor(`componente-${toAnchor(name)}`);
  const followed = page.model.contract.follow(cursor) ?? cursor;
  const block = (title: string, inside: string[]) => [
    element('Nested', { id: anchor, title: `${title} ${name}` }, inside),
  ];
  switch (kind) {
    case 'schemas':
      return [element('Fields', {}, [renderField(name, [cursor], { anchor }, page)])];
    case 'parameters':
      return [
        element('Fields', {}, [
          renderParameterField(stringAt(followed, 'name') ?? name, followed, anchor, page),
        ]),
      ];
    case 'headers':
      return [element('Fields', {}, [renderParameterField(name, followed, anchor, page)])];
    case 'requestBodies':
      return block('Cuerpo', renderBodyContent(followed, anchor, page));
    case 'responses':
      return block('Respuesta', renderResponseContent(followed, anchor, page));
    case 'callbacks':
      return renderCallback(name, followed, page);
    case 'pathItems':
      return renderPathItem(name, name, followed, page);
    default:
      throw new Error(
        `There is no page part for components of the kind "${String(kind satisfies never)}"`,
      );
  }
}
