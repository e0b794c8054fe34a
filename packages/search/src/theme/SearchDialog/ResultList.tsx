import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { Piece } from '../../engine/markMatches';
import type { Group, Option } from './listGroups';
import styles from './styles.module.css';

interface Props {
  id: string;
  label: string;
  groups: readonly Group[];
  active: number;
  onActivate: (position: number) => void;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, target: string) => void;
}

/** Id of the option at a position, for `aria-activedescendant`. */
export function optionId(listId: string, position: number): string {
  return `${listId}-${position}`;
}

/** The results: a listbox whose options are links, so that they can be opened in a new tab. */
export default function ResultList({ id, label, groups, ...rest }: Props): ReactNode {
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`}>
          <div id={`${id}-${group.key}`} className={styles.groupLabel}>
            {group.label.join(' › ')}
          </div>
          {group.options.map((option) => (
            <ResultOption
              key={option.target}
              id={optionId(id, option.position)}
              option={option}
              {...rest}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OptionProps extends Pick<Props, 'active' | 'onActivate' | 'onOpen'> {
  id: string;
  option: Option;
}

function ResultOption({ id, option, active, onActivate, onOpen }: OptionProps): ReactNode {
  const { target, title, trail, excerpt, isPage, isField, position } = option;
  const href = useBaseUrl(target);
  return (
    // The field keeps the focus and its arrow keys move through the options, so none is a tab stop.
    <a
      role="option"
      id={id}
      href={href}
      tabIndex={-1}
      aria-selected={position === active}
      className={styles.option}
      onPointerMove={() => onActivate(position)}
      onClick={(event) => onOpen(event, href)}
    >
      <KindIcon isPage={isPage} isField={isField} />
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
    </a>
  );
}

function Marked({ pieces }: { pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Icon of the kind of result; the text says the same. */
function KindIcon({ isPage, isField }: Pick<Option, 'isPage' | 'isField'>): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 20 20" aria-hidden="true">
      {isPage ? (
        <path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8 10h5M8 13h5" />
      ) : isField ? (
        <path d="m7 6-4 4 4 4M13 6l4 4-4 4" />
      ) : (
        <path d="M8 3.5 6.5 16.5M13.5 3.5 12 16.5M4 7.5h13M3 12.5h13" />
      )}
    </svg>
  );
}
