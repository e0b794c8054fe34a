import type { ReactNode } from 'react';
import type { Group, Option } from './listGroups';
import { Marked } from './ResultList';
import styles from './styles.module.css';
import { useSectionCode } from './useSectionCode';

interface Props {
  groups: readonly Group[];
  active: number;
}

/** What the chosen option opens, for eyes: screen readers have its name and excerpt, and the page. */
export default function Preview({ groups, active }: Props): ReactNode {
  const group = groups.find(({ options }) => options.some(({ position }) => position === active));
  const option = group?.options.find(({ position }) => position === active);
  const code = useSectionCode(hasCode(option, group) ? option.target : '');
  if (group === undefined || option === undefined) return null;
  const { place, title, lines } = describe(option, group);
  return (
    <div className={styles.preview} aria-hidden="true">
      <div className={styles.previewText}>
        <p className={styles.trail}>{place}</p>
        <p className={styles.previewTitle}>{title}</p>
        {code && (
          <pre translate="no" ref={(place) => place?.replaceChildren(code.cloneNode(true))} />
        )}
        {lines.map((pieces, index) => (
          <p key={index}>
            <Marked pieces={pieces} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** Whether the code of what is chosen is worth its page: proposals are not asked for, and an answer may have its code. */
function hasCode(
  option: Option | undefined,
  group: Group | undefined,
): option is Exclude<Option, { kind: 'action' }> {
  if (option === undefined || option.kind === 'action') return false;
  if (!window.matchMedia('(width >= 64rem)').matches) return false;
  return option.kind === 'answer'
    ? option.blocks.every(({ kind }) => kind !== 'code')
    : !option.isField && !isProposal(group);
}

function isProposal(group: Group | undefined): boolean {
  return group !== undefined && ['recent', 'popular'].includes(group.key);
}

function describe(option: Option, group: Group) {
  const { label } = group;
  switch (option.kind) {
    case 'answer': {
      const [page, ...section] = option.source;
      return { place: page, title: section.join() || page, lines: option.preview };
    }
    case 'section': {
      const places = isProposal(group) ? option.trail : [...label, ...option.trail];
      const place = [...new Set(places)].join(' › ');
      return { place, title: <Marked pieces={option.title} />, lines: option.preview };
    }
    case 'action':
      return { place: label.join(''), title: option.title, lines: [] };
    default:
      throw new Error('unknown option', { cause: option satisfies never });
  }
}
