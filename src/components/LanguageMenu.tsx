import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useRef } from 'react';
import { LanguageIcon } from '@aifindr-docs/ui/icons';
import { useLightDismiss } from '@aifindr-docs/ui/useLightDismiss';

/** The menu with the languages of the site (R22), in the navbar or in the mobile menu. */
export default function LanguageMenu({ mobile = false }: { mobile?: boolean }): ReactNode {
  const { locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const menu = useRef<HTMLDetailsElement>(null);
  useLightDismiss(menu);
  const Item = mobile ? 'li' : 'div';
  return (
    <Item className={mobile ? 'menu__list-item' : 'navbar__item'}>
      <details ref={menu} className={mobile ? undefined : 'dropdown'}>
        <summary className={mobile ? 'menu__link' : 'navbar__link'}>
          <LanguageIcon />
          <span className={mobile ? undefined : 'visually-hidden'}>Idioma</span>
        </summary>
        <ul className={mobile ? 'menu__list' : 'dropdown__menu'}>
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
      </details>
    </Item>
  );
}
