import { sanitizeTabsChildren } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import TabList from '@aifindr-docs/ui/Tabs/TabList';
import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import styles from './styles.module.css';

/**
 * Accessible tabs in place of the theme's, which are list items without a reference to their panels. All panels are in the HTML; without
 * JavaScript each is shown with a heading. The first tab is the default. Tabs with the same `groupId` share the choice across pages, and
 * the query parameter that `groupId` names sets the choice.
 */
export default function Tabs({
  children,
  groupId,
}: Pick<Props, 'children' | 'groupId'>): ReactNode {
  const id = useId();
  const tabItems = sanitizeTabsChildren(children).map(({ props }) => ({
    label: props.value,
    ...props,
  }));
  const values = tabItems.map(({ value }) => value);
  const storageKey = groupId === undefined ? null : `docusaurus.tab.${groupId}`;
  const [chosen, choose] = useTabChoice(values, values[0] ?? '', {
    storageKey,
    parameter: groupId ?? null,
    isParameterKept: true,
  });
  const tabId = (value: string): string => `${id}-tab-${value}`;
  const panelId = (value: string): string => `${id}-panel-${value}`;
  return (
    <div
      className="tabs-container"
      // A script in the page reads these attributes while the document loads (packages/framework/src/inline-scripts).
      data-tabs-storage={storageKey ?? undefined}
      data-tabs-parameter={groupId}
    >
      <TabList
        tabs={tabItems}
        chosen={chosen}
        onChoose={choose}
        tabId={tabId}
        panelId={panelId}
        className={clsx('tabs segments', styles.list)}
        tabClassName={styles.tab}
      />
      {tabItems.map(({ value, label, children: panel }) => (
        <div
          key={value}
          id={panelId(value)}
          role="tabpanel"
          aria-labelledby={tabId(value)}
          className={styles.panel}
          data-value={value}
          data-selected={value === chosen ? '' : undefined}
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
