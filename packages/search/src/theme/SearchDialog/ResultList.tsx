import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { ArrowIcon, createIcon, DoneIcon } from '@aifindr-docs/ui/icons';
import type { ResultGroup, ResultOption } from '../../engine/createSearch';
import type { HighlightedSegment } from '../../engine/highlightText';
import styles from './styles.module.css';

interface Props {
  id: string;
  groups: readonly ResultGroup[];
  /** Position of the active option, -1 for none. */
  activeIndex: number;
  /** Title of the action that was done. */
  doneAction: string | undefined;
  onActivate: (index: number) => void;
  onChoose: (event: MouseEvent<HTMLElement>, option: ResultOption) => void;
}

/** Returns the id of the option at a position, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Returns the id of the answer, which describes its option. */
export const answerId = (listId: string) => `${listId}-answer`;

/** The list of results, a listbox whose options are links, so that they can be opened in a new tab. */
export default function ResultList({
  id,
  groups,
  activeIndex,
  doneAction,
  onActivate,
  onChoose,
}: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const options = groups.flatMap((group) => group.options);
  const label = 'Resultados';

  const renderOption = (option: ResultOption) => {
    const index = options.indexOf(option);
    const path = option.kind === 'action' ? option.opens : option.path;
    // An action without a path presses a button of the page, and the dialog stays.
    const Tag = path === undefined ? 'div' : 'a';
    return (
      // The field keeps the focus and its arrow keys move through the options, so none of them is a tab stop.
      <Tag
        key={option.kind === 'action' ? option.title : option.path}
        role="option"
        id={optionId(id, index)}
        tabIndex={-1}
        aria-selected={index === activeIndex}
        aria-describedby={option.kind === 'answer' ? answerId(id) : undefined}
        className={clsx(styles.option, option.kind === 'answer' && styles.source)}
        href={path && withBaseUrl(path)}
        onPointerMove={() => onActivate(index)}
        onClick={(event: MouseEvent<HTMLElement>) => onChoose(event, option)}
      >
        <OptionText
          option={option}
          isDone={option.kind === 'action' && option.title === doneAction}
        />
      </Tag>
    );
  };

  return (
    <div role="listbox" id={id} aria-label={label}>
      {groups.map((group, index) => (
        <div
          key={group.key}
          role="group"
          data-group={group.key}
          aria-labelledby={`${id}-group-${index}`}
        >
          <div
            id={`${id}-group-${index}`}
            className={group.key === 'answer' ? 'visually-hidden' : styles.groupLabel}
          >
            <span key={group.key}>{formatGroupLabel(group)}</span>
          </div>
          {group.options.map(renderOption)}
        </div>
      ))}
    </div>
  );
}

function formatGroupLabel({ label, options: [first], key }: ResultGroup): string {
  if (first?.kind === 'answer') {
    return 'Respuesta';
  }
  if (first?.kind === 'action') {
    return 'Acciones';
  }
  return key === 'popular' ? 'Empieza por aquí' : label.join(' › ');
}

function OptionText({ option, isDone }: { option: ResultOption; isDone: boolean }): ReactNode {
  switch (option.kind) {
    case 'answer':
      return (
        <>
          <Icon name="page" />
          <span className={styles.optionText}>{option.source.join(' › ')}</span>
          <kbd aria-hidden="true">↵</kbd>
        </>
      );
    case 'action':
      return (
        <>
          {isDone ? <DoneIcon key="done" /> : <Icon name={option.presses ? 'action' : 'go'} />}
          <span className={styles.title}>{option.title}</span>
        </>
      );
    case 'section':
      return (
        <>
          <Icon name={option.sectionKind} />
          <span className={styles.optionText}>
            <span
              className={clsx(styles.title, option.sectionKind === 'field' && styles.identifier)}
            >
              <HighlightedText segments={option.title} />
            </span>
            {option.trail.length > 0 && (
              <span className={styles.trail}>{option.trail.join(' › ')}</span>
            )}
            <span className={styles.excerpt}>
              <HighlightedText segments={option.excerpt} />
            </span>
          </span>
        </>
      );
    default:
      throw new Error('unknown option', { cause: option satisfies never });
  }
}

/** Renders each segment as an element of its own, because browsers that translate a page replace its text nodes. */
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

/** Decorative icons by kind of result. The visible text says the same, so screen readers do not get them. */
const icons = {
  page: createIcon('M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5'),
  field: createIcon('m7 6-4 4 4 4M13 6l4 4-4 4'),
  heading: createIcon('M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13'),
  action: createIcon('M11 2.5 4.5 11H10l-1 6.5L15.5 9H10z'),
  go: ArrowIcon,
};

function Icon({ name }: { name: keyof typeof icons }): ReactNode {
  const IconOfKind = icons[name];
  return <IconOfKind className={styles.icon} />;
}
