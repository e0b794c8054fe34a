import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { MouseEventHandler, ReactNode } from 'react';
import { createIcon } from '@aifindr-docs/ui/icons';
import type { ResultGroup, ResultOption } from '../../engine/createSearch';
import type { HighlightedSegment } from '../../engine/highlightText';
import styles from './styles.module.css';

interface Props {
  id: string;
  groups: readonly ResultGroup[];
  /** Position of the active option, -1 for none. */
  activeIndex: number;
  onActivate: (index: number) => void;
  onOpen: MouseEventHandler<HTMLAnchorElement>;
}

export const toOptionId = (listId: string, index: number): string => `${listId}-${index}`;

export const toAnswerId = (listId: string): string => `${listId}-answer`;

/** The list of results, a listbox whose options are links, so that they can be opened in a new tab. */
export default function ResultList({
  id,
  groups,
  activeIndex,
  onActivate,
  onOpen,
}: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const options = groups.flatMap((group) => group.options);
  const label = 'Resultados';
  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map(({ key, label: groupLabel, options: groupOptions }, position) => {
        const isAnswer = key === 'answer';
        const labelId = `${id}-group-${position}`;
        return (
          <div key={key} role="group" data-group={key} aria-labelledby={labelId}>
            <div
              id={labelId}
              className={isAnswer ? 'visually-hidden' : `note ${styles.groupLabel}`}
            >
              <span key={key}>{groupLabel}</span>
            </div>
            {groupOptions.map((option) => {
              const index = options.indexOf(option);
              return (
                // The options are not tab stops, because the field keeps the focus and its arrow keys change the active option.
                <a
                  key={option.path}
                  role="option"
                  id={toOptionId(id, index)}
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  aria-describedby={isAnswer ? toAnswerId(id) : undefined}
                  className={clsx(styles.option, isAnswer && styles.source)}
                  href={withBaseUrl(option.path)}
                  onPointerMove={() => onActivate(index)}
                  onClick={onOpen}
                >
                  <OptionContent option={option} isAnswer={isAnswer} />
                </a>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface OptionContentProps {
  option: ResultOption;
  isAnswer: boolean;
}

function OptionContent({ option, isAnswer }: OptionContentProps): ReactNode {
  const { kind, title, trail, excerpt } = option;
  const Icon = icons[kind];
  return (
    <>
      <Icon className={`muted ${styles.icon}`} />
      <span className={styles.optionText}>
        <span className={clsx(!isAnswer && styles.title, kind === 'field' && styles.identifier)}>
          <HighlightedText segments={title} />
        </span>
        {trail.length > 0 && <span className={`muted ${styles.trail}`}>{trail.join(' › ')}</span>}
        <span className={styles.excerpt}>
          <HighlightedText segments={excerpt} />
        </span>
      </span>
      {isAnswer && <kbd aria-hidden="true">↵</kbd>}
    </>
  );
}

/** Renders each segment as an element with a key, because React cannot update text nodes that a browser's translation has replaced. */
function HighlightedText({ segments }: { segments: readonly HighlightedSegment[] }): ReactNode {
  return segments.map(({ text, isCode, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : isCode ? 'code' : 'span';
    return (
      <Tag key={`${index} ${text}`} translate={isCode ? 'no' : undefined}>
        {isMatch && isCode ? <code>{text}</code> : text}
      </Tag>
    );
  });
}

const icons = {
  page: createIcon('M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5'),
  field: createIcon('m7 6-4 4 4 4M13 6l4 4-4 4'),
  heading: createIcon('M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13'),
};
