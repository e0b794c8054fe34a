import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '../afterPaint';
import { indexAfterKey } from '../indexAfterKey';
import { keepInPlace } from '../keepInPlace';

export interface Tab {
  value: string;
  label: ReactNode;
  title?: string;
  attributes?: Record<string, unknown>;
}

interface Props {
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (value: string) => void;
  tabId: (value: string) => string;
  panelId: (value: string) => string;
  className?: string;
  tabClassName?: string;
  label?: string;
}

/** The buttons of tabs, with the keyboard control of w3.org/WAI/ARIA/apg/patterns/tabs. The list scrolls to the chosen tab. */
export default function TabList(props: Props): ReactNode {
  const { tabs, chosen, onChoose, tabId, panelId, className, tabClassName, label } = props;
  const list = useRef<HTMLDivElement>(null);

  const chosenIndex = tabs.findIndex(({ value }) => value === chosen);
  useEffect(
    () =>
      afterPaint(() => {
        const tab = list.current?.children[chosenIndex];
        // scrollIntoView would scroll the page too.
        if (tab instanceof HTMLElement && list.current !== null) {
          const { clientWidth } = list.current;
          list.current.scrollLeft = tab.offsetLeft - (clientWidth - tab.offsetWidth) / 2;
        }
      }),
    [chosenIndex],
  );

  const chooseAndFocusTabByKey = (event: KeyboardEvent, index: number): void => {
    const next = indexAfterKey(event.key, index, tabs.length, 'horizontal');
    if (next === undefined) return;
    event.preventDefault();
    const tab = list.current?.children[next] as HTMLElement;
    tab.click();
    tab.focus();
  };

  return (
    <div ref={list} role="tablist" className={className} aria-label={label}>
      {tabs.map(({ value, label: name, title, attributes }, index) => (
        <button
          {...attributes}
          key={value}
          id={tabId(value)}
          type="button"
          role="tab"
          className={tabClassName}
          title={title}
          data-value={value}
          aria-selected={value === chosen}
          aria-controls={panelId(value)}
          tabIndex={value === chosen ? 0 : -1}
          onClick={({ currentTarget }) => {
            keepInPlace(currentTarget);
            onChoose(value);
          }}
          onKeyDown={(event) => chooseAndFocusTabByKey(event, index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
