import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { DoneIcon } from '@aifindr-docs/ui/icons';
import type { Group, Option } from '../../engine/createSearch';
import type { Piece } from '../../engine/markText';
import styles from './styles.module.css';

interface Props {
  id: string;
  groups: readonly Group[];
  active: number;
  /** Title of the action that has been done. */
  done: string | undefined;
  onActivate: (position: number) => void;
  onChoose: (event: MouseEvent<HTMLElement>, option: Option) => void;
}

/** Id of the option at a position, for `aria-activedescendant`. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;

/** Id of the text of the answer, which describes its option. */
export const answerId = (listId: string) => `${listId}-answer`;

/** The results: a listbox whose options are links, so that they can be opened in a new tab. */
export default function ResultList({ id, groups, active, done, ...on }: Props): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const options = groups.flatMap((group) => group.options);
  const label = 'Resultados';

  const renderOption = (option: Option) => {
    const position = options.indexOf(option);
    const target = option.kind === 'action' ? option.opens : option.target;
    // What has no address presses a control of the page, and the dialog stays.
    const Tag = target === undefined ? 'div' : 'a';
    return (
      // The field keeps the focus and its arrow keys move through the options, so none is a tab stop.
      <Tag
        key={option.kind === 'action' ? option.title : option.target}
        role="option"
        id={optionId(id, position)}
        tabIndex={-1}
        aria-selected={position === active}
        aria-describedby={option.kind === 'answer' ? answerId(id) : undefined}
        className={clsx(styles.option, option.kind === 'answer' && styles.source)}
        href={target && withBaseUrl(target)}
        onPointerMove={() => on.onActivate(position)}
        onClick={(event: MouseEvent<HTMLElement>) => on.onChoose(event, option)}
      >
        <OptionText option={option} isDone={option.kind === 'action' && option.title === done} />
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
            <span key={group.key}>{labelOf(group)}</span>
          </div>
          {group.options.map(renderOption)}
        </div>
      ))}
    </div>
  );
}

function labelOf({ label, options: [first], key }: Group): string {
  if (first?.kind === 'answer') {
    return 'Respuesta';
  }
  if (first?.kind === 'action') {
    return 'Acciones';
  }
  return key === 'popular' ? 'Empieza por aquí' : label.join(' › ');
}

function OptionText({ option, isDone }: { option: Option; isDone: boolean }): ReactNode {
  switch (option.kind) {
    case 'answer':
      return (
        <>
          <Sign name="page" />
          <span className={styles.optionText}>{option.source.join(' › ')}</span>
          <kbd aria-hidden="true">↵</kbd>
        </>
      );
    case 'action':
      return (
        <>
          {isDone ? <DoneIcon key="done" /> : <Sign name={option.presses ? 'action' : 'go'} />}
          <span className={styles.title}>{option.title}</span>
        </>
      );
    case 'section':
      return (
        <>
          <Sign name={option.of} />
          <span className={styles.optionText}>
            <span className={clsx(styles.title, option.of === 'field' && styles.identifier)}>
              <Marked pieces={option.title} />
            </span>
            {option.trail.length > 0 && (
              <span className={styles.trail}>{option.trail.join(' › ')}</span>
            )}
            <span className={styles.excerpt}>
              <Marked pieces={option.excerpt} />
            </span>
          </span>
        </>
      );
    default:
      throw new Error('unknown option', { cause: option satisfies never });
  }
}

/** Each piece stands alone in an element: a browser that translates the page replaces texts. */
function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isCode, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : isCode ? 'code' : 'span';
    return (
      <Tag key={`${index} ${text}`} translate={isCode ? 'no' : undefined}>
        {isMatch && isCode ? <code>{text}</code> : text}
      </Tag>
    );
  });
}

/** Icons of the kinds of options; the text says the same. */
const signs = {
  search: 'M14 8.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0m-1.5 4 5 5',
  page: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5',
  field: 'm7 6-4 4 4 4M13 6l4 4-4 4',
  heading: 'M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13',
  action: 'M11 2.5 4.5 11H10l-1 6.5L15.5 9H10z',
  go: 'M4 10h12M11 5l5 5-5 5',
};

export function Sign({ name }: { name: keyof typeof signs }): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}
