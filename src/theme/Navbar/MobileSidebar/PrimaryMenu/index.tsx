// Change: the links of the footer follow. The home page has no second level, and its menu would be four words.
import { type MultiColumnFooter, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarItem, { type Props as ItemProps } from '@theme/NavbarItem';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type { ReactNode } from 'react';

export default function FullPrimaryMenu(): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  const { links } = useThemeConfig().footer as MultiColumnFooter;
  return (
    <>
      <PrimaryMenu />
      {links.map(({ title, items }, column) => (
        <ul key={column} className="menu__list">
          <li className="menu-group">{title}</li>
          {items.map((item, index) => (
            <NavbarItem key={index} mobile {...(item as ItemProps)} onClick={toggle} />
          ))}
        </ul>
      ))}
    </>
  );
}
