import { sanitizeTabsChildren, useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import TabList from '@aifindr-docs/ui/Tabs/TabList';
import styles from './styles.module.css';

/**
 * Accessible tabs in place of the theme's, which are list items without a reference to their panels. All panels are in the HTML, and each
 * has a heading where JavaScript is off. Tabs with the same `groupId` share the choice across pages, and the query `?groupId=value` sets
 * it.
 */
export default function Tabs(props: Props): ReactNode {
  const { children, groupId } = props;
  const id = useId();
  const { selectedValue, selectValue } = useTabs({ ...props, queryString: groupId ?? false });
  const tabItems = sanitizeTabsChildren(children).map((tabItem) => tabItem.props);
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <div
      className="tabs-container"
      // A script in the page reads these attributes before the first paint (packages/framework/src/inline-scripts).
      data-tabs-storage={groupId && `docusaurus.tab.${groupId}`}
      data-tabs-parameter={groupId}
    >
      <TabList
        tabs={tabItems.map(({ value, label = value }) => ({ value, label }))}
        chosen={selectedValue}
        onChoose={selectValue}
        tabId={tabId}
        panelId={panelId}
        className={clsx('tabs segments', styles.list)}
        tabClassName={styles.tab}
      />
      {tabItems.map(({ value, label = value, children: panel }) => (
        <div
          key={value}
          id={panelId(value)}
          role="tabpanel"
          aria-labelledby={tabId(value)}
          className={styles.panel}
          data-value={value}
          data-selected={value === selectedValue ? '' : undefined}
        >
          <p className={`label ${styles.heading}`} data-unindexed="">
            {label}
          </p>
          {panel}
        </div>
      ))}
    </div>
  );
}
