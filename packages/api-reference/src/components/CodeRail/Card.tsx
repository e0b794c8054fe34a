import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import TabList from '@aifindr-docs/ui/Tabs/TabList';
import styles from './styles.module.css';

interface Props extends Pick<
  ComponentProps<typeof TabList>,
  'tabs' | 'chosen' | 'onChoose' | 'tabId' | 'panelId' | 'label'
> {
  /** Left of the copy button. */
  head: ReactNode;
  copyLabel: string;
  /** Name of the button that shows tabs for which a line has no room. */
  allLabel?: string;
  /** Attributes of the element around tabs and panels. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** A `TabPanel` for each tab. */
  children: ReactNode;
}

/** A card of code with a bar and tabs; the button copies the code that is seen. */
export default function Card(props: Props): ReactNode {
  const { head, copyLabel, allLabel, attributes, children, ...tabs } = props;
  const [areAllShown, showAll] = useState(false);
  const card = useRef<HTMLElement>(null);
  return (
    // Dark in both modes: code is told from text at a glance.
    <section ref={card} className={clsx('frame', styles.card)} data-theme="dark">
      <div className={styles.bar}>
        {head}
        <CopyButton
          className={styles.copy}
          label={copyLabel}
          getText={() =>
            [...(card.current?.querySelectorAll('pre') ?? [])].find(
              ({ offsetParent }) => offsetParent !== null,
            )?.textContent ?? ''
          }
        />
      </div>
      <div className={styles.tabbed} {...attributes}>
        <TabList {...tabs} className={styles.tabs} tabClassName={styles.tab} />
        {allLabel !== undefined && (
          <button
            type="button"
            className={styles.all}
            aria-label={allLabel}
            aria-expanded={areAllShown}
            onClick={() => showAll(!areAllShown)}
          />
        )}
        <div className={clsx('wrapped-code', 'thin-scrollbar', styles.code)} data-code-box="">
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
      className={styles.panel}
      data-selected={isChosen ? '' : undefined}
      {...attributes}
    />
  );
}
