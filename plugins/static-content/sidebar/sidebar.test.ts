import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { completeVersion } from './completeVersion';
import { trimSidebar } from './trimSidebar';

const link = (name: string): PropSidebarItem & { type: 'link' } => ({
  type: 'link',
  label: name.toUpperCase(),
  href: `/docs/${name}`,
  docId: name,
  unlisted: false,
});

const category = (
  name: string,
  items: PropSidebarItem[],
  rest: object = {},
): PropSidebarItem & { type: 'category' } => ({
  type: 'category',
  label: name.toUpperCase(),
  collapsible: true,
  collapsed: true,
  items,
  ...rest,
});

const written = (name: string) => ({
  type: 'link',
  label: name.toUpperCase(),
  href: `/docs/${name}`,
});

/** A fresh sidebar with a category of every kind, and one of them inside another. */
const makeSidebar = (): PropSidebarItem[] => [
  link('start'),
  category('own-page', [link('a')], { href: '/docs/own-page' }),
  category('no-page', [
    { ...link('hidden'), unlisted: true },
    category('inner', [link('b'), link('c')], { href: '/docs/secret', linkUnlisted: true }),
  ]),
  category('parent', [category('sibling', [link('d')]), category('holder', [link('e')])]),
  category('unfolded', [link('f')], { collapsed: false }),
  category('only-html', [{ type: 'html', value: '<hr>' }]),
];

/** Whether an item is the document, or holds it. */
const holds =
  (id: string) =>
  (item: PropSidebarItem): boolean =>
    item.type === 'category'
      ? item.items.some(holds(id))
      : item.type === 'link' && item.docId === id;

test('of what starts collapsed only the way in stands in the page', () => {
  const [start, ownPage, noPage, parent, unfolded, onlyHtml] = trimSidebar(
    makeSidebar(),
    holds('start'),
  );
  expect(start).toEqual(written('start'));
  expect(ownPage).toMatchObject({ href: '/docs/own-page', items: [], isPartial: true });
  expect(noPage).toMatchObject({ items: [written('b')], isPartial: true });
  expect(parent).toMatchObject({ items: [written('d')], isPartial: true });
  expect(unfolded).toMatchObject({ items: [written('f')] });
  expect(unfolded).not.toHaveProperty('isPartial');
  // Without a page that leads in, it would not be shown at all.
  expect(onlyHtml).toMatchObject({ items: [{ type: 'html', value: '<hr>' }] });
});

test('what holds the page stands open, its neighbours do not', () => {
  const parent = trimSidebar(makeSidebar(), holds('e'))[3];
  expect(parent).toMatchObject({
    items: [
      { label: 'SIBLING', items: [written('d')], isPartial: true },
      { label: 'HOLDER', items: [written('e')] },
    ],
  });
  expect(parent).not.toHaveProperty('isPartial');
});

test('an unlisted page, which only shows where it is opened, stays unlisted', () => {
  const [hidden] = trimSidebar([{ ...link('hidden'), unlisted: true }], holds('hidden'));
  expect(hidden).toEqual({ ...written('hidden'), unlisted: true });
});

test('the rest comes into the very categories that are on the page', () => {
  const whole = makeSidebar();
  const trimmed = trimSidebar(makeSidebar(), holds('e'));
  const shown = [trimmed[1], (trimmed[3] as { items: unknown[] }).items[0]];
  const version = { docsSidebars: { guide: trimmed }, docs: {} } as unknown as PropVersionMetadata;
  const pages = {
    docsSidebars: { guide: whole, api: [link('z')] },
    docs: { z: { id: 'z', title: 'Z', description: '' } },
  };
  completeVersion(version, pages);
  expect(shown).toEqual([
    { ...whole[1], isPartial: false },
    { ...category('sibling', [link('d')]), isPartial: false },
  ]);
  // What is opened from now on reads the whole of it.
  expect(version).toEqual(pages);
});
