import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { isSlashKeyOn, slashKeySetting } from '@site/src/theme/SearchBar/asksForSearch';
import styles from './styles.module.css';

/** Turns the single-letter key off for readers whose speech input or tremor presses it by chance (WCAG 2.1.4). */
export default function SlashKeySwitch(): ReactNode {
  const [isOn, setOn] = useState(isSlashKeyOn);
  const change = (on: boolean) => {
    setOn(on);
    try {
      localStorage.setItem(slashKeySetting, on ? 'on' : 'off');
    } catch (error) {
      console.warn('The setting lasts until the page is left.', error);
    }
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      {translate({
        id: 'site.SearchDialog.slashKey',
        message: 'Open search with /',
        description: 'Switch in the search dialog for the key that opens it',
      })}
    </label>
  );
}
