import { child, stringAt } from '../contract/Cursor';
import type { Operation, Tag } from '../model/readModel';
import { frontMatter, summarize } from './frontMatter';
import { hastToHtml, markdownToText } from './markdownToHast';
import { element, heading } from './mdx';
import type { PageContext } from './PageContext';
import { renderProse } from './renderBody';
import { componentNames } from './renderOperation';
import { renderDocsLink } from './renderSchema';

/** The whole MDX page of a tag: what the group is for, and its operations as cards. */
export function renderTag(tag: Tag, prose: string | undefined, page: PageContext): string {
  const description = stringAt(tag.cursor, 'description') ?? '';
  const link = renderDocsLink(child(tag.cursor, 'externalDocs'), page);
  const names = tag.operations.map(({ title }) => title).join(', ');
  return [
    frontMatter({
      id: tag.id,
      title: tag.title,
      description: summarize(
        description,
        `Operaciones de ${tag.title} en ${page.model.title}: ${names}.`,
      ),
      sidebar_label: tag.title,
      custom_edit_url: null,
    }),
    `import { ${componentNames.join(', ')} } from '@site/src/components/api';`,
    '',
    ...renderProse(description, page, 2),
    ...(link.length === 0 ? [] : [element('Prose', { html: hastToHtml(link) })]),
    heading(2, 'Operaciones', page.takeAnchor('operaciones')),
    renderCards(tag.operations, page),
    ...(prose === undefined ? [] : [`\n${prose.trim()}\n`]),
    '',
  ].join('\n');
}

/** Operations as cards, each with its method, path and the first sentence of its description. */
export function renderCards(operations: readonly Operation[], page: PageContext): string {
  const cards = operations.map((operation) => {
    const text = markdownToText(stringAt(operation.cursor, 'description') ?? '');
    return element('Card', {
      href: `${page.routeBase}/${operation.id}`,
      method: operation.kind === 'webhook' ? 'event' : operation.method,
      path: operation.path,
      title: operation.title,
      deprecated: operation.isDeprecated,
      text: /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? (text || undefined),
    });
  });
  return element('Cards', {}, cards);
}
