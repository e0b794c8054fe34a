import { translate } from '@docusaurus/Translate';
import { type ReactNode, useState } from 'react';
import { isSlashKeyOn, slashKeySetting } from '../SearchBar/isSearchShortcut';
import styles from './styles.module.css';

/** Turns the single-letter shortcut off, which speech input or a tremor triggers by accident (WCAG 2.1.4). */
export default function SlashKeySwitch(): ReactNode {
  const [isOn, setOn] = useState(isSlashKeyOn);
  const change = (on: boolean) => {
    setOn(on);
    try {
      localStorage.setItem(slashKeySetting, on ? 'on' : 'off');
    } catch (error) {
      console.warn('The setting could not be stored.', error);
    }
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      {translate({ id: 'site.SearchDialog.slashKey', message: 'Open search with /' })}
    </label>
  );
}
