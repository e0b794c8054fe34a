import { type ComponentProps, type ReactNode, useRef } from 'react';
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
  /** Attributes of the element around tabs and panels. */
  attributes?: Readonly<Record<`data-${string}`, string | undefined>>;
  /** A `Panel` for each tab. */
  children: ReactNode;
}

/** A card of code with a bar and tabs; the button copies the code that is seen. */
export default function Card(props: Props): ReactNode {
  const { head, copyLabel, attributes, children, ...tabs } = props;
  const card = useRef<HTMLElement>(null);
  return (
    // Dark in both modes: code is told from text at a glance.
    <section ref={card} className={styles.card} data-theme="dark">
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
        <div className={styles.code}>{children}</div>
      </div>
    </section>
  );
}

interface PanelProps extends ComponentProps<'div'> {
  id: string;
  /** Id of its tab. */
  tab: string;
  isChosen: boolean;
}

/** What a tab of a card shows. */
export function Panel({ tab, isChosen, ...attributes }: PanelProps): ReactNode {
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
