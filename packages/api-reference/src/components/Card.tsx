import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import TabList from '@aifindr-docs/ui/Tabs/TabList';

interface Props extends Pick<
  ComponentProps<typeof TabList>,
  'tabs' | 'chosen' | 'onChoose' | 'tabId' | 'panelId' | 'label'
> {
  /** Left of the copy button. */
  head: ReactNode;
  copyLabel: string;
  /** Where its code is still to come, loads it; rejects if that fails. */
  load?: (() => Promise<void>) | undefined;
  /** Name of the button that shows tabs for which a line has no room. */
  allLabel?: string;
  /** Attributes of the element around tabs and panels. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** A card of code with a bar and tabs; the button copies the code that is seen. */
export default function Card(props: Props): ReactNode {
  const { head, copyLabel, load, allLabel, attributes, children, ...tabs } = props;
  const [areAllShown, showAll] = useState(false);
  const card = useRef<HTMLElement>(null);
  const readShown = () => {
    const all = [...(card.current?.querySelectorAll('pre') ?? [])];
    return all.find(({ offsetParent }) => offsetParent !== null)?.textContent?.trimEnd() ?? '';
  };
  return (
    // Dark in both modes: code is told from text at a glance.
    <section ref={card} className="frame api-code-card" data-theme="dark">
      <div className="api-bar">
        {head}
        <CopyButton
          className="api-copy"
          label={copyLabel}
          getText={() => (load ? load().then(readShown) : readShown())}
        />
      </div>
      <div className="api-tabbed" {...attributes}>
        <TabList {...tabs} className="api-tabs" tabClassName="api-tab" />
        {allLabel !== undefined && (
          <button
            type="button"
            className="api-all"
            aria-label={allLabel}
            aria-expanded={areAllShown}
            onClick={() => showAll(!areAllShown)}
          />
        )}
        <div className="wrapped-code api-code" data-code-box="">
          {children}
        </div>
      </div>
    </section>
  );
}

interface TabPanelProps extends ComponentProps<'div'> {
  id: string;
  /** Id of its tab. */
  tab: string;
  isChosen: boolean;
}

/** What a tab of a card shows. */
export function TabPanel({ tab, isChosen, ...attributes }: TabPanelProps): ReactNode {
  return (
    <div
      role="tabpanel"
      aria-labelledby={tab}
      className="api-panel"
      data-selected={isChosen ? '' : undefined}
      {...attributes}
    />
  );
}

interface PickerProps {
  id: string;
  label: string;
  options: readonly { value: number; title: string }[];
  chosen: number;
  onChoose: (value: number) => void;
  /** Called when a choice is near. */
  onFocus?: () => unknown;
}

/** A list to choose one example from; nothing where there is no choice. */
export function Picker(props: PickerProps): ReactNode {
  const { id, label, options, chosen, onChoose, onFocus } = props;
  if (options.length < 2) return null;
  return (
    <select
      id={id}
      className="field api-picker"
      aria-label={label}
      // Browsers would restore the field, but not what it shows.
      autoComplete="off"
      value={chosen}
      onFocus={onFocus}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
