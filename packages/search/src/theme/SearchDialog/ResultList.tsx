import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { DoneIcon } from '@aifindr-docs/ui/icons';
import type { Group, Option } from '../../engine/createSearch';
import type { Piece } from '../../engine/markText';
import styles from './styles.module.css';
import { texts } from './texts';

interface Props {
  id: string;
  groups: readonly Group[];
  active: number;
  onActivate: (position: number) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, href: string) => void;
  /** Presses the control of an action; resolves to whether that worked. */
  onPress: (selector: string) => Promise<boolean>;
}

/** Id of the option at a position, for `aria-activedescendant`. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** Id of the text of the answer, which describes its option. */
export function answerId(listId: string): string {
  return `${listId}-answer`;
}

/** The results: a listbox whose options are links, so that they can be opened in a new tab. */
export default function ResultList({ id, groups, ...rest }: Props): ReactNode {
  return (
    <div role="listbox" id={id} aria-label={texts.results()} className={styles.list}>
      {groups.map((group, index) => {
        const start = groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0);
        return (
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
            {group.options.map((option, position) => (
              <ResultOption
                key={keyOf(option)}
                listId={id}
                option={option}
                position={start + position}
                {...rest}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function labelOf({ label, options: [first], key }: Group): string {
  if (first?.kind === 'answer') return texts.answer();
  if (first?.kind === 'action') return texts.actions();
  return key === 'popular' ? texts.popular() : label.join(' › ');
}

function keyOf(option: Option): string {
  return option.kind === 'action' ? option.title : option.target;
}

interface OptionProps extends Omit<Props, 'id' | 'groups'> {
  listId: string;
  option: Option;
  position: number;
}

function ResultOption({ listId, option, position, active, ...rest }: OptionProps): ReactNode {
  // The field keeps the focus and its arrow keys move through the options, so none is a tab stop.
  const common = {
    role: 'option',
    id: optionId(listId, position),
    tabIndex: -1,
    'aria-selected': position === active,
    className: clsx(styles.option, option.kind === 'answer' && styles.source),
    ...(option.kind === 'answer' && { 'aria-describedby': answerId(listId) }),
    onPointerMove: () => rest.onActivate(position),
  };
  const target = option.kind === 'action' ? option.opens : option.target;
  const href = useBaseUrl(target);
  if (option.kind === 'action' && target === undefined) {
    return <PressOption common={common} option={option} onPress={rest.onPress} />;
  }
  return (
    <a {...common} href={href} onClick={(event) => rest.onOpen(event, href)}>
      <OptionText option={option} />
    </a>
  );
}

function OptionText({ option }: { option: Option }): ReactNode {
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
          <Sign name="go" />
          <span className={styles.title}>{option.title}</span>
        </>
      );
    case 'section': {
      const { of: kind, title, trail, excerpt } = option;
      return (
        <>
          <Sign name={kind} />
          <span className={styles.optionText}>
            <span className={clsx(styles.title, kind === 'field' && styles.identifier)}>
              <Marked pieces={title} />
            </span>
            {trail.length > 0 && <span className={styles.trail}>{trail.join(' › ')}</span>}
            {excerpt.length > 0 && (
              <span className={styles.excerpt}>
                <Marked pieces={excerpt} />
              </span>
            )}
          </span>
        </>
      );
    }
    default:
      throw new Error('unknown option', { cause: option satisfies never });
  }
}

interface PressProps extends Pick<Props, 'onPress'> {
  common: object;
  option: Extract<Option, { kind: 'action' }>;
}

/** An action of the page: the dialog stays, and says when it is done. */
function PressOption({ common, option: { title, presses = '' }, onPress }: PressProps): ReactNode {
  const [isDone, setDone] = useState(false);
  const press = () => {
    setDone(false);
    void onPress(presses).then(setDone);
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Enter in the field clicks it
    <div {...common} onClick={press}>
      {isDone ? <DoneIcon /> : <Sign name="action" />}
      <span className={styles.title}>{title}</span>
      {isDone && <span className={styles.trail}>{texts.done()}</span>}
    </div>
  );
}

/** Each piece stands alone in an element: a browser that translates the page replaces texts. */
function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isCode, isMatch }, index) => {
    const Tag = isMatch ? 'mark' : isCode ? 'code' : 'span';
    return <Tag key={`${index} ${text}`}>{isMatch && isCode ? <code>{text}</code> : text}</Tag>;
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
