import { isValidElement, useEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import KeptContent from '@site/plugins/static-content/KeptContent';
import { writtenHtml } from '@site/plugins/static-content/openedPage';
import { attachContent } from '../attachContent';
import { attachLinks } from '../attachLinks';
import { revealTarget } from '../revealTarget';

interface Props {
  className: string;
  /** Heading over the text, where the text has none of its own. */
  title?: string;
  /** The text as React makes it, or its stand-in where the opened document holds it already. */
  children: ReactNode;
}

/** The text of a page, in Spanish: its links lead on inside the site, and what hides the target of the address opens. */
export default function PageText({ className, title, children }: Props): ReactNode {
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
        <KeptText className={className} />
      ) : (
        <div className={className} data-page-text="">
          {title !== undefined && (
            <header>
              <h1>{title}</h1>
            </header>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

/** The document's own nodes, brought to life. */
function KeptText({ className }: { className: string }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => (root.current === null ? undefined : attachContent(root.current)), []);
  return (
    <div
      ref={root}
      className={className}
      data-page-text=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={writtenHtml}
    />
  );
}
