import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { DoneIcon } from '@aifindr-docs/ui/icons';
import type { Piece } from '../../engine/markMatches';
import type { Group, Option } from './listGroups';
import { keepRecent } from './recent';
import styles from './styles.module.css';
import { texts } from './texts';

interface Props {
  id: string;
  label: string;
  groups: readonly Group[];
  active: number;
  onActivate: (position: number) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, target: string) => void;
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
export default function ResultList({ id, label, groups, ...rest }: Props): ReactNode {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {groups.map((group, index) => (
        <div
          key={group.key}
          role="group"
          data-group={group.key}
          aria-labelledby={`${id}-group-${index}`}
        >
          <div id={`${id}-group-${index}`} className={styles.groupLabel}>
            {group.label.join(' › ')}
          </div>
          {group.options.map((option) => (
            <ResultOption key={keyOf(option)} listId={id} option={option} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Omit<Props, 'id' | 'label' | 'groups'> {
  listId: string;
  option: Option;
}

function ResultOption({ listId, option, active, onActivate, ...rest }: OptionProps): ReactNode {
  // The field keeps the focus and its arrow keys move through the options, so none is a tab stop.
  const common = {
    role: 'option',
    id: optionId(listId, option.position),
    tabIndex: -1,
    'aria-selected': option.position === active,
    className: clsx(styles.option, option.kind === 'answer' && styles.source),
    ...(option.kind === 'answer' && { 'aria-describedby': answerId(listId) }),
    onPointerMove: () => onActivate(option.position),
  };
  if (option.kind === 'action' && option.opens === undefined) {
    return <PressOption common={common} option={option} onPress={rest.onPress} />;
  }
  const target = option.kind === 'action' ? (option.opens ?? '') : option.target;
  const open: Props['onOpen'] = (event, href) => {
    if (option.kind !== 'action') keepRecent(target);
    rest.onOpen(event, href);
  };
  return (
    <LinkOption target={target} onOpen={open} common={common}>
      {option.kind === 'answer' ? (
        <AnswerSource source={option.source} />
      ) : option.kind === 'action' ? (
        <ActionName title={option.title} />
      ) : (
        <SectionText option={option} />
      )}
    </LinkOption>
  );
}

interface LinkProps extends Pick<Props, 'onOpen'> {
  common: object;
  target: string;
  children: ReactNode;
}

function LinkOption({ common, target, onOpen, children }: LinkProps): ReactNode {
  const href = useBaseUrl(target);
  return (
    <a {...common} href={href} onClick={(event) => onOpen(event, href)}>
      {children}
    </a>
  );
}

interface PressProps extends Pick<Props, 'onPress'> {
  common: object;
  option: Extract<Option, { kind: 'action' }>;
}

/** Another action in the same place is another option: that one is done does not make it so. */
const keyOf = (option: Option) =>
  (option.kind === 'action' && option.presses) || String(option.position);

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

function ActionName({ title }: { title: string }): ReactNode {
  return (
    <>
      <Sign name="go" />
      <span className={styles.title}>{title}</span>
    </>
  );
}

function AnswerSource({ source }: { source: readonly string[] }): ReactNode {
  return (
    <>
      <Sign name="page" />
      <span className={styles.sourceText}>{source.join(' › ')}</span>
      <kbd aria-hidden="true">↵</kbd>
    </>
  );
}

function SectionText({ option }: { option: Extract<Option, { kind: 'section' }> }): ReactNode {
  const { title, trail, excerpt, isPage, isField } = option;
  return (
    <>
      <Sign name={isPage ? 'page' : isField ? 'field' : 'heading'} />
      <span className={styles.optionText}>
        <span className={clsx(styles.title, isField && styles.identifier)}>
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

/** Letters of code that may break: a shorter name fits on a line. */
const shortest = 25;

/** What was typed is marked; what means the same, more quietly. Code stands between backticks, which may be in different pieces. */
export function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  let marks = 0;
  return pieces.map(({ text, match }, index) => {
    const parts = text.split('`').map((part, position) => {
      if (position > 0) marks += 1;
      // Each part stands alone in an element: a browser that translates the page replaces texts.
      if (marks % 2 === 0 || part === '') return <span key={position}>{part}</span>;
      return (
        <code key={position} className={clsx(part.length < shortest && styles.name)}>
          {part}
        </code>
      );
    });
    return match === undefined ? (
      <span key={index}>{parts}</span>
    ) : (
      <mark key={index} className={clsx(match === 'similar' && styles.similar)}>
        {parts}
      </mark>
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
