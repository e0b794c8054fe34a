// Change: real buttons tied to their panels, all panels in the HTML (each with its heading where JavaScript is off), and a
// tab opens for a link that leads into it. Upstream's tabs are list items that name no panel.
import {
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import {
  sanitizeTabsChildren,
  useScrollPositionBlocker,
  useTabs,
  type TabItemProps,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import { findTarget } from '@site/src/content/findTarget';
import { indexAfterKey } from '@site/src/content/indexAfterKey';
import styles from './styles.module.css';

/** Tabs that share a `groupId` share the choice, across pages; `?groupId=value` in the address sets it. */
export default function Tabs(props: Props): ReactNode {
  const items = sanitizeTabsChildren(props.children);
  const { selectedValue, selectValue, tabValues } = useTabs({
    queryString: props.groupId !== undefined,
    ...props,
    children: items,
  });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  useOpenTabOfHash(root, selectValue);

  const select = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      blockElementScrollPositionUntilNextRender(tab);
      selectValue(value);
    }
  };

  const moveBetweenTabs = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const index = tabs.indexOf(event.currentTarget);
    const next = indexAfterKey(event.key, index, tabs.length, 'horizontal');
    const target = next === undefined ? undefined : tabs[next];
    if (target?.dataset.value !== undefined) {
      event.preventDefault();
      target.focus();
      select(target, target.dataset.value);
    }
  };

  return (
    <div ref={root} className={clsx('tabs-container', styles.tabs)} data-needs-react="">
      <div ref={list} role="tablist" className={clsx('tabs', styles.list, props.className)}>
        {tabValues.map(({ value, label, attributes }) => (
          <button
            {...attributes}
            key={value}
            id={`${id}-tab-${value}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-value={value}
            aria-selected={value === selectedValue}
            aria-controls={`${id}-panel-${value}`}
            tabIndex={value === selectedValue ? 0 : -1}
            onKeyDown={moveBetweenTabs}
            onClick={(event) => select(event.currentTarget, value)}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {items.map((item: ReactElement<TabItemProps>) => {
        const { value, className, children } = item.props;
        return (
          <div
            key={value}
            id={`${id}-panel-${value}`}
            role="tabpanel"
            aria-labelledby={`${id}-tab-${value}`}
            className={clsx(styles.panel, className)}
            data-value={value}
            data-selected={value === selectedValue || undefined}
          >
            <p className={styles.heading}>
              {tabValues.find((tab) => tab.value === value)?.label ?? value}
            </p>
            {children}
          </div>
        );
      })}
    </div>
  );
}

/** A link to something inside a panel that is not shown opens that panel. */
function useOpenTabOfHash(
  root: React.RefObject<HTMLDivElement | null>,
  selectValue: (value: string) => void,
): void {
  const { hash } = useLocation();
  const open = useRef(selectValue);
  useEffect(() => {
    open.current = selectValue;
  });
  useEffect(() => {
    const target = findTarget(hash);
    const panel = target?.closest<HTMLElement>('[role=tabpanel]');
    if (panel?.dataset.value === undefined || panel.parentElement !== root.current) {
      return undefined;
    }
    open.current(panel.dataset.value);
    const frame = requestAnimationFrame(() => target?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash, root]);
}
