import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Stops } from '../../browser/readPath';
import styles from './styles.module.css';

interface Props {
  /** Address for what is not recognized. */
  contact: string;
  /** The list of questions (`connectProblems`). */
  children?: ReactNode;
}

type Diagnosis = Pick<typeof import('../Diagnosis'), 'Matches' | 'Way'> & { stops: Stops };

/**
 * Leads from questions, or from the text of an error, to the solution of a problem. The page has all of it as HTML: what makes a path
 * of it is loaded as the reader comes near, and until then its answers are plain links.
 */
export default function Troubleshooter({ contact, children }: Props): ReactNode {
  const field = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [loaded, setLoaded] = useState<Diagnosis>();
  const { hash } = useLocation();

  const load = useCallback(async () => {
    try {
      const { Matches, Way, readPath } = await import('../Diagnosis');
      if (list.current === null) return;
      const stops = readPath(list.current);
      setLoaded((current) => current ?? { Matches, Way, stops });
    } catch {
      // Its answers stay links, and the list of problems is below.
    }
  }, []);
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    // The address is that of a question or of a problem.
    const isNamed = [...current.querySelectorAll('a')].some((link) => link.hash === hash);
    if (isNamed) void load();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load(),
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [hash, load]);

  return (
    <div ref={root} className={styles.troubleshooter} data-troubleshooter="">
      <div className={styles.field} data-reading-aid="">
        <label htmlFor={field}>
          <Translate id="site.Troubleshooter.field">Paste what the console says</Translate>
        </label>
        <textarea
          id={field}
          rows={2}
          maxLength={20_000}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${field}-note`}
          onChange={({ target }) => setText(target.value)}
        />
        <p id={`${field}-note`} className={styles.note}>
          <Translate id="site.Troubleshooter.private">It does not leave your browser.</Translate>
        </p>
        <div role="status">
          {loaded && text.trim() !== '' && (
            <loaded.Matches stops={loaded.stops} text={text} contact={contact} />
          )}
        </div>
      </div>
      <div className={styles.questions}>
        {loaded && <loaded.Way stops={loaded.stops} />}
        <div ref={list} className={styles.list} hidden={loaded !== undefined}>
          {children}
        </div>
      </div>
    </div>
  );
}
