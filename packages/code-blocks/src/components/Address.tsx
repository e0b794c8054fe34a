import { Fragment, type ReactNode } from 'react';
import styles from './Address.module.css';

/** Text in which addresses break after a slash, not inside a word; `render` may show each part otherwise than as it is. */
export function breakAddresses(
  text: string,
  render: (part: string) => ReactNode = (part) => part,
): ReactNode {
  return text.split(/(?<=(?:^|[^/:<])\/)(?=[^/>*])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {render(part)}
    </Fragment>
  ));
}

/** A path or URL, or the name of a file, that a narrow screen breaks after a slash; its parameters stand out. */
export default function Address({ children }: { children: string }): ReactNode {
  return children.split(/(\{[^}]*\})/).map((text, index) =>
    index % 2 === 1 ? (
      <Fragment key={index}>
        <wbr />
        <span className={styles.parameter}>{text}</span>
      </Fragment>
    ) : (
      <Fragment key={index}>{breakAddresses(text)}</Fragment>
    ),
  );
}
