import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import { keepInPlace } from '@aifindr-docs/ui/keepInPlace';
import TabList from '@aifindr-docs/ui/Tabs/TabList';

interface Props extends ComponentProps<typeof TabList> {
  /** Content to the left of the copy button. */
  head: ReactNode;
  copyLabel: string;
  /** Loads the code to be copied, and rejects if that fails; undefined if the code is already in the card. */
  load?: (() => Promise<void>) | undefined;
  /** Accessible name of a button that wraps the tabs to several lines, or back to one; undefined for no button. */
  allLabel?: string;
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** Contains the panels of the tabs. */
  children: ReactNode;
}

/** Shows code in a card with a bar and tabs. The copy button copies the first visible `<pre>`. */
export default function TabbedCodeCard(props: Props): ReactNode {
  const { head, copyLabel, load, allLabel, attributes, children, ...tabs } = props;
  const [areAllShown, showAll] = useState(false);
  const code = useRef<HTMLDivElement>(null);
  const readFirstVisibleCode = (): string => {
    const blocks = [...(code.current?.querySelectorAll('pre') ?? [])];
    return blocks.find(({ offsetParent }) => offsetParent !== null)?.textContent?.trimEnd() ?? '';
  };
  return (
    // The card is dark in the light theme too, so that readers tell code from text at a glance.
    <section className="frame api-code-card" data-theme="dark" {...attributes}>
      <div className="api-bar" data-reading-aid="" data-needs-js="">
        {head}
        <CopyButton
          className="api-copy"
          label={copyLabel}
          getText={() => (load ? load().then(readFirstVisibleCode) : readFirstVisibleCode())}
        />
      </div>
      <div className="api-tabbed" data-needs-js="">
        <TabList {...tabs} className="api-tabs" tabClassName="clean-btn api-tab" />
        {allLabel !== undefined && (
          <button
            type="button"
            className="clean-btn api-all"
            aria-label={allLabel}
            aria-expanded={areAllShown}
            onClick={() => showAll(!areAllShown)}
          />
        )}
      </div>
      <div ref={code} className="wrapped-code api-code">
        {children}
      </div>
    </section>
  );
}

interface PickerProps {
  label: string;
  options: readonly { value: number; title: string }[];
  chosen: number;
  onChoose: (value: number) => void;
  /** Called when the `<select>` takes the focus, before the reader chooses. */
  onFocus?: () => unknown;
}

/** Lets readers choose one of several examples. Renders nothing if there are fewer than two. */
export function Picker({ label, options, chosen, onChoose, onFocus }: PickerProps): ReactNode {
  if (options.length < 2) return null;
  return (
    <select
      className="field api-picker"
      aria-label={label}
      // Otherwise, some browsers would restore the chosen option after a reload, but not the example that belongs to it.
      autoComplete="off"
      value={chosen}
      onFocus={onFocus}
      onChange={({ target }) => {
        keepInPlace(target);
        onChoose(Number(target.value));
      }}
    >
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}
