// Change: a button that says whether its list is open, closed by Escape and by leaving it. Upstream's is a link to '#' that
// calls itself a button, opens under the pointer alone, and does not answer to the space bar.
import clsx from 'clsx';
import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import NavbarItem from '@theme/NavbarItem';
import type { DesktopOrMobileNavBarItemProps, Props } from '@theme/NavbarItem/DropdownNavbarItem';

export default function DropdownNavbarItem({ mobile = false, ...props }: Props): ReactNode {
  return mobile ? <MobileDropdown {...props} /> : <DesktopDropdown {...props} />;
}

function DesktopDropdown({ items, className, label }: DesktopOrMobileNavBarItemProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();

  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) {
      setIsOpen(false);
    }
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      event.currentTarget.querySelector('button')?.focus();
    }
  };

  return (
    <div
      role="presentation"
      className={clsx('navbar__item dropdown', isOpen && 'dropdown--show')}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      <ul id={listId} className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}

function MobileDropdown({
  items,
  className,
  label,
  onClick,
}: DesktopOrMobileNavBarItemProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        <button
          type="button"
          className={clsx('clean-btn menu__link menu__link--sublist-caret', className)}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </button>
      </div>
      <ul id={listId} className="menu__list" hidden={!isOpen}>
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </li>
  );
}
