// Change: `lang` on the Spanish label; a category without a page is a real button, and its items are in the HTML, so that
// they can be reached without JavaScript. (One with a page leads there, and the page lists them.)
import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';

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
  const [isCollapsed, setIsCollapsed] = useState(collapsible && !isActive && item.collapsed);
  const toggle = () => setIsCollapsed(!isCollapsed);

  // Going to a page opens the category that holds it.
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (isActive) {
      setIsCollapsed(false);
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
            lang="es"
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
            lang="es"
            aria-current={isCurrentPage ? 'page' : undefined}
            to={href}
            onClick={() => {
              onItemClick?.(item);
              setIsCollapsed(false);
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
      <Collapsible as="ul" className="menu__list" collapsed={isCollapsed} lazy={href !== undefined}>
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

function caretLabel(label: string, isCollapsed: boolean): string {
  return isCollapsed
    ? translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'",
          description: 'The ARIA label to expand the sidebar category',
        },
        { label },
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'",
          description: 'The ARIA label to collapse the sidebar category',
        },
        { label },
      );
}
