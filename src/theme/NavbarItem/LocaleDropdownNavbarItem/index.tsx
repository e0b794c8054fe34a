// Change: an icon with a name for assistive technology, where upstream shows the language's label; the entries are marked with the
// language of their label, where upstream marks them with that of the pages.
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import IconLanguage from '@theme/Icon/Language';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItem({ mobile = false, ...props }: Props): ReactNode {
  const { currentLocale, locales, localeConfigs } = useDocusaurusContext().i18n;
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  const items = locales.map((locale): LinkLikeNavbarItemProps => ({
    label: localeConfigs[locale]?.label ?? locale,
    lang: locale,
    to: `pathname://${createUrl({ locale, fullyQualified: false })}${search}${hash}`,
    target: '_self',
    autoAddBaseUrl: false,
    ...(locale === currentLocale && {
      className: mobile ? 'menu__link--active' : 'dropdown__link--active',
    }),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={
        <>
          <IconLanguage aria-hidden="true" />
          <span className={mobile ? undefined : 'visually-hidden'}>
            {translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })}
          </span>
        </>
      }
      items={items}
    />
  );
}
