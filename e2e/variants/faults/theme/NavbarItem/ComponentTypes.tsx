import useIsBrowser from '@docusaurus/useIsBrowser';
import ComponentTypes from '@theme-init/NavbarItem/ComponentTypes';
import type { ReactNode } from 'react';

function ThrowingItem(): ReactNode {
  if (useIsBrowser()) {
    throw new Error('this item always throws');
  }
  return null;
}

export default { ...ComponentTypes, 'custom-throws': ThrowingItem };
