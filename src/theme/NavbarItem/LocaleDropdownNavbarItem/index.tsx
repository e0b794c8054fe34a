// Change: a button, an icon with a name, that says whether its list is open and is closed by Escape and by leaving it; the entries are
// marked with the language of their label. Upstream's is a link to '#' with the label of the language, which opens under the pointer
// alone, and marks the entries with the language of the pages.
import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconLanguage from '@theme/Icon/Language';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { addressAt } from '@aifindr-docs/ui/addressAt';

export default function LocaleDropdownNavbarItem({ mobile = false, onClick }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  // Hydration leaves the attributes of the static HTML as they are, and that knows no query and no hash.
  const isBrowser = useIsBrowser();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const addressIn = (locale: string) => {
    const pathname = createUrl({ locale, fullyQualified: false });
    return isBrowser ? addressAt({ pathname, search, hash }) : pathname;
  };
  const linkClass = mobile ? 'menu__link' : 'dropdown__link';

  const button = (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        mobile ? 'menu__link menu__link--sublist-caret' : 'navbar__link',
      )}
      aria-expanded={isOpen}
      aria-controls={listId}
      onClick={() => setIsOpen(!isOpen)}
    >
      <IconLanguage aria-hidden="true" />
      <span className={mobile ? undefined : 'visually-hidden'}>
        {translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })}
      </span>
    </button>
  );
  const list = (
    <ul id={listId} className={mobile ? 'menu__list' : 'dropdown__menu'} hidden={mobile && !isOpen}>
      {locales.map((locale) => (
        <NavbarItem
          key={locale}
          mobile={mobile}
          isDropdownItem
          onClick={onClick}
          activeClassName={`${linkClass}--active`}
          className={locale === currentLocale ? `${linkClass}--active` : undefined}
          label={localeConfigs[locale]?.label ?? locale}
          lang={locale}
          to={`pathname://${addressIn(locale)}`}
          target="_self"
          autoAddBaseUrl={false}
        />
      ))}
    </ul>
  );

  if (mobile) {
    return (
      <li className={clsx('menu__list-item', !isOpen && 'menu__list-item--collapsed')}>
        <div className="menu__list-item-collapsible">{button}</div>
        {list}
      </li>
    );
  }
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    event.currentTarget.querySelector('button')?.focus();
  };
  return (
    <div
      role="presentation"
      className={clsx('navbar__item dropdown', isOpen && 'dropdown--show')}
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      {button}
      {list}
    </div>
  );
}
