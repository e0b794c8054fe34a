import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A path or URL, or the name of a file, that a narrow screen breaks after a slash, not inside a word; parameters stand out. */
export default function Address({ children }: { children: string }): ReactNode {
  return children.split(/(?<=[^/:]\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part.split(/(\{[^}]*\})/).map((text, place) =>
        place % 2 === 1 ? (
          <span key={place} className={styles.parameter}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </Fragment>
  ));
}
