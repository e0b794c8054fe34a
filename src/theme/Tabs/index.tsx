// Change: real buttons tied to their panels, all panels in the HTML (each with its heading where JavaScript is off), and a choice
// that is kept in the address. Upstream's tabs are list items that name no panel.
import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { Children, isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import TabList from '@aifindr-docs/ui/Tabs/TabList';
import { useTabChoice } from '@aifindr-docs/ui/Tabs/useTabChoice';
import styles from './styles.module.css';

/**
 * Tabs that share a `groupId` share the choice, across pages; `?groupId=value` in the address sets it.
 *
 * @throws Error when two tabs have one value, there are none, or a child is no tab
 */
export default function Tabs({
  children,
  values,
  defaultValue,
  groupId = '',
  className,
}: Props): ReactNode {
  const id = useId();
  const items = listItems(children);
  const tabs = values ?? items.map(({ props }) => props);
  const all = tabs.map(({ value }) => value);
  const initial = defaultValue ?? tabs.find((tab) => tab.default)?.value ?? all[0];
  const twice = all.find((value, index) => all.indexOf(value) < index);
  if (twice !== undefined || initial === undefined) {
    throw new Error(
      twice === undefined
        ? '<Tabs> has no tabs.'
        : `<Tabs> has two tabs with the value "${twice}".`,
    );
  }
  const [chosen, choose] = useTabChoice(all, initial, {
    storageKey: groupId === '' ? null : `docusaurus.tab.${groupId}`,
    parameter: groupId === '' ? null : groupId,
    isParameterKept: true,
  });
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;
  return (
    <div
      className={clsx('tabs-container', styles.tabs)}
      data-tabs-storage={groupId === '' ? undefined : `docusaurus.tab.${groupId}`}
      data-tabs-parameter={groupId === '' ? undefined : groupId}
    >
      <TabList
        tabs={tabs.map(({ value, label, attributes }) => ({
          value,
          label: label ?? value,
          ...(attributes && { attributes }),
        }))}
        chosen={chosen}
        onChoose={choose}
        tabId={tabId}
        panelId={panelId}
        className={clsx('tabs', styles.list, className)}
        isShared={groupId !== ''}
        {...(styles.tab && { tabClassName: styles.tab })}
      />
      {items.map(({ props: item }) => (
        <div
          key={item.value}
          id={panelId(item.value)}
          role="tabpanel"
          aria-labelledby={tabId(item.value)}
          className={clsx(styles.panel, item.className)}
          data-value={item.value}
          data-selected={item.value === chosen ? '' : undefined}
        >
          <p className={styles.heading} data-unindexed="">
            {tabs.find(({ value }) => value === item.value)?.label ?? item.value}
          </p>
          {item.children}
        </div>
      ))}
    </div>
  );
}

/** The tabs among what MDX passes, which has line breaks between them. */
function listItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (!isValidElement<Partial<TabItemProps>>(child) || child.props.value === undefined) {
        throw new Error('Every child of <Tabs> must be a <TabItem> with a value.');
      }
      return child as ReactElement<TabItemProps>;
    });
}
