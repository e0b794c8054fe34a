import type { ReactNode } from 'react';
import type { ContentsEntry } from '../pages/Page';

/** The contents list of an operation, which has no room for it beside the text. */
export default function Contents({ toc }: { toc: readonly ContentsEntry[] }): ReactNode {
  return (
    <details className="collapsible api-contents" data-reading-aid="">
      <summary>En esta página</summary>
      <ul className="clean-list">
        {toc.map(({ id, level, value }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
