// Change: search stands between the two groups of links, in the order in which it is read; upstream puts it last.
import { useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems, useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function NavbarContent(): ReactNode {
  const { disabled } = useNavbarMobileSidebar();
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemProps[]);
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        {!disabled && <NavbarMobileSidebarToggle />}
        <NavbarLogo />
        <Items items={left} />
      </div>
      <div className="navbar__items navbar__items--right">
        <NavbarSearch className={styles.search}>
          <SearchBar />
        </NavbarSearch>
        <Items items={right} />
        <NavbarColorModeToggle className={styles.colorMode} />
      </div>
    </div>
  );
}

function Items({ items }: { items: NavbarItemProps[] }): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} {...item} />);
}
