import { Fragment, type ReactNode } from 'react';

/** A path or URL, or the name of a file, that a narrow screen breaks after a slash, not inside a word. */
export default function Address({ children }: { children: string }): ReactNode {
  return children.split(/(?<=[^/:]\/)(?=[^/])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
