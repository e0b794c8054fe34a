// Change: a category without a page links to its first page, and has a button as those with a page; no inline style, which the CSP blocks.
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';

/** Without `disableSSRStyle`, Docusaurus 3.7 renders an inline style on the server. */
const noInlineStyle = { disableSSRStyle: true };

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
}: Props): ReactNode {
  const { items, label, className, collapsible } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const [wasActive, setWasActive] = useState(isActive);
  const [isOpen, setIsOpen] = useState(!collapsible || isActive || !item.collapsed);
  // A navigation to a page opens its category.
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) setIsOpen(true);
  }
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <Link
          className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
          aria-current={isSamePath(item.href, activePath) ? 'page' : undefined}
          to={item.href ?? findFirstSidebarItemLink(item)}
          onClick={() => {
            onItemClick?.(item);
            setIsOpen(true);
          }}
        >
          {label}
        </Link>
        {collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={`Páginas de la categoría «${label}»`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={!isOpen} {...noInlineStyle}>
        <DocSidebarItems
          items={items}
          tabIndex={isOpen ? 0 : -1}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}
