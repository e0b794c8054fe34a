// Change: real buttons tied to their panels, all panels in the HTML (each with its heading where JavaScript is off), and a
// tab opens for a link that leads into it. Upstream's tabs are list items that name no panel, and live by React's state.
import { useId, type ReactElement, type ReactNode } from 'react';
import clsx from 'clsx';
import { sanitizeTabsChildren, type TabItemProps } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { useAttached } from '@site/src/content/useAttached';
import { attachTabs } from './attachTabs';
import styles from './styles.module.css';

/**
 * Tabs that share a `groupId` share the choice, across pages; `?groupId=value` in the address sets it.
 *
 * @throws Error when two tabs have one value
 */
export default function Tabs({
  children,
  values,
  defaultValue,
  groupId,
  className,
}: Props): ReactNode {
  const root = useAttached<HTMLDivElement>(attachTabs);
  const id = useId();
  const items = sanitizeTabsChildren(children);
  const tabs = values ?? items.map(({ props }) => props);
  const shown = defaultValue ?? tabs.find((tab) => tab.default)?.value ?? tabs[0]?.value;
  const twice = tabs.find(
    ({ value }, index) => tabs.findIndex((tab) => tab.value === value) < index,
  );
  if (twice !== undefined) {
    throw new Error(`<Tabs> has two tabs with the value "${twice.value}".`);
  }
  return (
    <div ref={root} className={clsx('tabs-container', styles.tabs)} data-tabs={groupId ?? ''}>
      <div role="tablist" className={clsx('tabs', styles.list, className)}>
        {tabs.map(({ value, label, attributes }) => (
          <button
            {...attributes}
            key={value}
            id={`${id}-tab-${value}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-value={value}
            aria-selected={value === shown}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === shown ? 0 : -1}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item: ReactElement<TabItemProps>) => {
        const { value } = item.props;
        return (
          <div
            key={value}
            id={`${id}-panel-${value}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${value}`}
            className={clsx(styles.panel, item.props.className)}
            data-value={value}
            data-selected={value === shown ? '' : undefined}
          >
            <p className={styles.heading}>
              {tabs.find((tab) => tab.value === value)?.label ?? value}
            </p>
            {item.props.children}
          </div>
        );
      })}
    </div>
  );
}
