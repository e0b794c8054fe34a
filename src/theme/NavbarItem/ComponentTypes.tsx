// Change: only the default type of item and those that config/theme.ts uses, so that the others are not sent to every reader. An item
// that throws is replaced by a message (R41), whereas upstream replaces the whole page.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { ComponentTypesObject } from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import type { ComponentType, ReactNode } from 'react';
import LanguageMenu from '@site/src/components/LanguageMenu';

function withErrorBoundary<Props extends object>(Item: ComponentType<Props>) {
  return function ContainedNavbarItem(props: Props): ReactNode {
    return (
      <ErrorBoundary
        fallback={({ error }) => (
          <span className="navbar__item" role="alert" title={error.message}>
            Este elemento del menú no se ha podido mostrar
          </span>
        )}
      >
        <Item {...props} />
      </ErrorBoundary>
    );
  };
}

const ComponentTypes: Partial<ComponentTypesObject> = {
  default: withErrorBoundary(DefaultNavbarItem),
  doc: withErrorBoundary(DocNavbarItem),
  search: withErrorBoundary(SearchNavbarItem),
  localeDropdown: withErrorBoundary(LanguageMenu),
};

export default ComponentTypes;
