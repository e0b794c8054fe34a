// Change: keeps the text that the opened document holds already instead of making it anew; marks it as Spanish, for the
// interface around it is in the site's one locale, English; and opens what hides the target of the address.
import clsx from 'clsx';
import { isValidElement, useEffect, useRef, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocItem/Content';
import KeptContent from '@site/plugins/static-content/KeptContent';
import { writtenHtml } from '@site/plugins/static-content/firstPage';
import { attachContent } from '@site/src/content/attachContent';
import { attachLinks } from '@site/src/content/attachLinks';
import { revealTarget } from '@site/src/content/revealTarget';

const className = clsx(ThemeClassNames.docs.docMarkdown, 'markdown');

export default function DocItemContent({ children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const { hash } = useLocation();
  useEffect(
    () => (root.current === null ? undefined : attachLinks(root.current, history)),
    [history],
  );
  useEffect(() => revealTarget(hash), [hash]);
  return (
    <div ref={root} lang="es">
      {isValidElement(children) && children.type === KeptContent ? (
        <KeptText />
      ) : (
        <div className={className}>
          <Title />
          {children}
        </div>
      )}
    </div>
  );
}

/** The document's own nodes. */
function KeptText(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : attachContent(root.current)), []);
  return (
    <div
      ref={root}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={writtenHtml}
    />
  );
}

/** The title of front matter, unless the text has its own. */
function Title(): ReactNode {
  const { metadata, frontMatter, contentTitle } = useDoc();
  return frontMatter.hide_title === true || contentTitle !== undefined ? null : (
    <header>
      <h1>{metadata.title}</h1>
    </header>
  );
}
