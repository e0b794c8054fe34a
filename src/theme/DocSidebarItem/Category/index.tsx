// Change: a category without a page is a real button. What is collapsed is not in the HTML, which would otherwise list all pages of the
// site on each of them; without JavaScript it links to the category's own page or its first one.
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { findFirstPage } from './findFirstPage';

/** Docusaurus 3.7 prints an inline style on the server otherwise, which the Content-Security-Policy blocks. */
const noInlineStyle = { disableSSRStyle: true };

export default function DocSidebarItemCategory({
  item,
  onItemClick,
  activePath,
  level,
}: Props): ReactNode {
  const { items, label, className, href, collapsible } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const [wasActive, setWasActive] = useState(isActive);
  const [isOpen, setIsOpen] = useState(!collapsible || isActive || !item.collapsed);
  const isCollapsed = !isOpen;
  const toggle = () => setIsOpen(!isOpen);

  // Going to a page opens the category that holds it.
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) {
      setIsOpen(true);
    }
  }

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        isCollapsed && 'menu__list-item--collapsed',
        className,
      )}
    >
      <div className="menu__list-item-collapsible">
        {href === undefined ? (
          <button
            type="button"
            className={clsx(
              'clean-btn menu__link menu__link--sublist-caret',
              isActive && 'menu__link--active',
            )}
            aria-expanded={!isCollapsed}
            onClick={toggle}
          >
            {label}
          </button>
        ) : (
          <Link
            className={clsx(
              'menu__link',
              collapsible && 'menu__link--sublist',
              isActive && 'menu__link--active',
            )}
            aria-current={isCurrentPage ? 'page' : undefined}
            to={href}
            onClick={() => {
              onItemClick?.(item);
              setIsOpen(true);
            }}
          >
            {label}
          </Link>
        )}
        {href !== undefined && collapsible && (
          <button
            type="button"
            className="clean-btn menu__caret"
            aria-label={caretLabel(label, isCollapsed)}
            aria-expanded={!isCollapsed}
            onClick={toggle}
          />
        )}
      </div>
      {href === undefined && isCollapsed && (
        <noscript>
          <FirstPage of={items} />
        </noscript>
      )}
      <Collapsible lazy as="ul" className="menu__list" collapsed={isCollapsed} {...noInlineStyle}>
        <DocSidebarItems
          items={items}
          tabIndex={isCollapsed ? -1 : 0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </Collapsible>
    </li>
  );
}

function FirstPage({ of: items }: { of: readonly PropSidebarItem[] }): ReactNode {
  const page = findFirstPage(items);
  return (
    page && (
      <a className="menu__link" href={page.href}>
        {page.label}
      </a>
    )
  );
}

function caretLabel(label: string, isCollapsed: boolean): string {
  return isCollapsed
    ? translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'",
        },
        { label },
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'",
        },
        { label },
      );
}
