import { Fragment, type ReactNode } from 'react';
import styles from './BreakableUrl.module.css';
import { splitAfterSlashes } from './splitAfterSlashes';

/** Renders a URL or path that can break after single slashes and before `{parameters}`. The parameters are highlighted. */
export default function BreakableUrl({ children }: { children: string }): ReactNode {
  // Splitting by a capturing group puts the parameters at the odd indexes.
  return children.split(/(\{[^}]*\})/).map((text, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        <wbr />
        <span className={styles.parameter}>{text}</span>
      </Fragment>
    ) : (
      <Fragment key={index}>{renderWithBreaks(text)}</Fragment>
    ),
  );
}

function renderWithBreaks(text: string): ReactNode {
  return splitAfterSlashes(text).map((segment, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
}
