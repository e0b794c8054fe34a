import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import IconLanguage from '@theme/Icon/Language';
import clsx from 'clsx';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';

/** The languages of the site (R22): a button that says whether its list is open; Escape and leaving close the list. */
export default function LanguageMenu({ mobile = false }: { mobile?: boolean }): ReactNode {
  const { locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    currentTarget.querySelector('button')?.focus();
  };
  const Item = mobile ? 'li' : 'div';
  return (
    <Item
      role={mobile ? undefined : 'presentation'}
      className={
        mobile ? 'menu__list-item' : clsx('navbar__item dropdown', isOpen && 'dropdown--show')
      }
      onBlur={closeOnLeave}
      onKeyDown={closeOnEscape}
    >
      <button
        type="button"
        className={clsx('clean-btn', mobile ? 'menu__link' : 'navbar__link')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconLanguage />
        <span className={mobile ? undefined : 'visually-hidden'}>
          {translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })}
        </span>
      </button>
      <ul id={id} className={mobile ? 'menu__list' : 'dropdown__menu'} hidden={mobile && !isOpen}>
        {locales.map((locale) => (
          <li key={locale} lang={locale}>
            <a
              className={mobile ? 'menu__link' : 'dropdown__link'}
              href={createUrl({ locale, fullyQualified: false })}
            >
              {localeConfigs[locale]?.label ?? locale}
            </a>
          </li>
        ))}
      </ul>
    </Item>
  );
}
