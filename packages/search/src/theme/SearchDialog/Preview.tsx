import type { ReactNode } from 'react';
import type { Group, Option } from './listGroups';
import { Marked } from './ResultList';
import styles from './styles.module.css';

interface Props {
  groups: readonly Group[];
  active: number;
}

/** What the chosen option opens, for eyes: screen readers have its name and excerpt, and the page. */
export default function Preview({ groups, active }: Props): ReactNode {
  const group = groups.find(({ options }) => options.some(({ position }) => position === active));
  const option = group?.options.find(({ position }) => position === active);
  if (group === undefined || option === undefined) return null;
  const { place, title, lines } = describe(option, group);
  return (
    <div className={styles.preview} aria-hidden="true">
      <p className={styles.trail}>{place}</p>
      <p className={styles.previewTitle}>{title}</p>
      {lines.map((pieces, index) => (
        <p key={index}>
          <Marked pieces={pieces} />
        </p>
      ))}
    </div>
  );
}

function describe(option: Option, { key, label }: Group) {
  switch (option.kind) {
    case 'answer': {
      const [page, ...section] = option.source;
      return { place: page, title: section.join() || page, lines: option.preview };
    }
    case 'section': {
      const places = ['recent', 'popular'].includes(key)
        ? option.trail
        : [...label, ...option.trail];
      const place = [...new Set(places)].join(' › ');
      return { place, title: <Marked pieces={option.title} />, lines: option.preview };
    }
    case 'action':
      return { place: label.join(''), title: option.title, lines: [] };
    default:
      throw new Error('unknown option', { cause: option satisfies never });
  }
}
