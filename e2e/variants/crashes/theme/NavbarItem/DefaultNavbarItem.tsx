import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NavbarItem/DefaultNavbarItem';
import DefaultNavbarItem from '@theme-init/NavbarItem/DefaultNavbarItem';
import type { ReactNode } from 'react';

/** A navbar item that throws in the browser if its label is `throws`. */
export default function ThrowingNavbarItem(props: Props): ReactNode {
  if (useIsBrowser() && props.label === 'throws') {
    throw new Error('this item always throws');
  }
  return <DefaultNavbarItem {...props} />;
}
