import { useEffect, useRef, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { findKeptText, type Html } from '@site/plugins/static-content/keptText';
import { attachContent } from '../attachContent';
import { attachLinks } from '../attachLinks';
import { revealTarget } from '../revealTarget';
import { useAttached } from '../useAttached';

interface Props {
  className: string;
  /** Heading over the text, where the text has none of its own. */
  title?: string;
  /** The text as the build renders it, or its stand-in in the browser, to which it is HTML. */
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
  const kept = findKeptText(children);
  return (
    <div ref={root} lang="es">
      {kept !== undefined ? (
        <KeptText className={className} html={kept} />
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

/** Nodes of a document, those of the opened one as they are, brought to life. */
function KeptText({ className, html }: { className: string; html: Html }): ReactNode {
  const root = useAttached<HTMLDivElement>(attachContent);
  return (
    <div
      ref={root}
      className={className}
      data-page-text=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}
