import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import TabList from '@aifindr-docs/ui/Tabs/TabList';
import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import styles from './styles.module.css';

/**
 * Accessible tabs in place of the theme's, which are list items without a reference to their panels. All panels are in the HTML, and each
 * has a heading where JavaScript is off. Tabs with the same `groupId` share the choice across pages, and the query `?groupId=value` sets
 * it.
 *
 * @throws Error when two tabs have one value, there are none, or a child is no tab
 */
export default function Tabs({ children, defaultValue, groupId }: Props): ReactNode {
  const id = useId();
  const tabItems = listTabItems(children).map(({ props }) => ({ label: props.value, ...props }));
  const values = tabItems.map(({ value }) => value);
  const initial = defaultValue ?? tabItems.find((item) => item.default)?.value ?? values[0];
  if (initial === undefined || new Set(values).size < values.length) {
    throw new Error(`<Tabs> has ${initial ? `one value twice: ${values.join(', ')}` : 'no tabs'}.`);
  }
  const storageKey = groupId === undefined ? null : `docusaurus.tab.${groupId}`;
  const [chosen, choose] = useTabChoice(values, initial, {
    storageKey,
    parameter: groupId ?? null,
    isParameterKept: true,
  });
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <div
      className="tabs-container"
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

/** Returns the `<TabItem>` elements among the children, without the line breaks that MDX passes between them. */
function listTabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (!isValidElement<Partial<TabItemProps>>(child) || child.props.value === undefined) {
        throw new Error('Every child of <Tabs> must be a <TabItem> with a value.');
      }
      return child as ReactElement<TabItemProps>;
    });
}
