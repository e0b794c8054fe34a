import type { Element } from 'hast';
import { h } from 'hastscript';
import type { MediaTypeView } from '../views/model';
import {
  renderCode,
  renderCollapsible,
  renderProse,
  renderType,
  separateBySpaces,
} from './elements';
import type { Nodes } from './Page';
import { renderSchemaLink, renderTitledSchema, type ShownFields } from './renderSchema';

/**
 * Renders the media types of a body or response. If there are several, all but the first are collapsed.
 *
 * @param beside stands beside the type, or above the types
 */
export function renderContent(
  content: readonly MediaTypeView[],
  shownFields: ShownFields,
  beside: readonly Element[],
): Nodes {
  const [first] = content;
  if (first === undefined) return [];
  if (content.length === 1) return [renderMediaType(first, shownFields, beside)];
  return [
    ...(beside.length === 0 ? [] : [renderCaption(beside)]),
    ...renderProse([h('p', 'Según el tipo de contenido:')]),
    ...content.map(({ anchor, mediaType, schema }, index) => {
      const nodes = schema
        ? [...renderTitledSchema(schema, shownFields), ...renderSchemaLink(schema)]
        : [];
      const isOpen = index === 0;
      return renderCollapsible(mediaType.name, nodes, { id: anchor, type: schema?.type, isOpen });
    }),
  ];
}

function renderMediaType(
  { anchor, mediaType, schema: view }: MediaTypeView,
  shownFields: ShownFields,
  beside: readonly Element[],
): Element {
  const { name } = mediaType;
  const caption = [
    // The range `*/*` is left out, because it allows every type.
    ...(name === '*/*' ? [] : [renderCode(name)]),
    ...(view ? [renderCaptionType(view, anchor)] : []),
    ...beside,
  ];
  return h('div', [renderCaption(caption), ...(view ? renderTitledSchema(view, shownFields) : [])]);
}

function renderCaption(nodes: readonly Element[]): Element {
  return h('p', { className: 'api-head api-caption' }, separateBySpaces(nodes));
}

/** Renders the name of a schema, which links to its description on the page, or its type. */
function renderCaptionType(view: NonNullable<MediaTypeView['schema']>, anchor: string): Element {
  const { schema, type, describedBy } = view;
  if (schema.name === undefined) return renderType(type);
  return renderType(schema.name, undefined, `#${describedBy?.view.anchor ?? anchor}`);
}
