import { Fragment, type ReactNode } from 'react';
import { splitAfterSingleSlashes } from './splitAfterSingleSlashes';
import styles from './UrlTemplate.module.css';

/** Renders a URL or path that can break after single slashes and before `{parameters}`. The parameters are highlighted. */
export default function UrlTemplate({ children }: { children: string }): ReactNode {
  // Splitting by a capturing group puts the parameters at the odd indexes.
  return children.split(/(\{[^}]*\})/).map((text, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        <wbr />
        <span className={styles.parameter}>{text}</span>
      </Fragment>
    ) : (
      <Fragment key={index}>{renderWithSlashBreaks(text)}</Fragment>
    ),
  );
}

function renderWithSlashBreaks(text: string): ReactNode {
  return splitAfterSingleSlashes(text).map((segment, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {segment}
    </Fragment>
  ));
}
