import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type { DiagnosisProps } from '../Diagnosis';
import styles from './styles.module.css';

interface Props {
  /** Address for what is not recognized. */
  contact: string;
  /** The list of questions (`connectProblems`). */
  children?: ReactNode;
}

/**
 * Leads from questions, or from the text of an error, to the solution of a problem. The page has the questions as a list; what makes a
 * path of it is loaded as the reader comes near.
 */
export default function Troubleshooter({ contact, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{
    Diagnosis: ComponentType<DiagnosisProps>;
    list: Element;
  }>();
  const [isFailed, setFailed] = useState(false);
  const isLoaded = loaded !== undefined;
  const { hash } = useLocation();

  useEffect(() => {
    const { current } = root;
    if (current === null || isLoaded) return undefined;
    const load = () => {
      import('../Diagnosis').then(
        ({ default: Diagnosis }) => setLoaded({ Diagnosis, list: current }),
        // The list shows, whose answers are links.
        () => setFailed(true),
      );
    };
    // The address is that of a question or of a problem.
    const isAddressed = [...current.querySelectorAll('a')].some((link) => link.hash === hash);
    if (isAddressed || !('IntersectionObserver' in window)) {
      load();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [hash, isLoaded]);

  return (
    <div
      ref={root}
      className={clsx('card', styles.troubleshooter, !isLoaded && !isFailed && styles.waiting)}
      data-troubleshooter=""
    >
      {loaded && (
        <FeatureBoundary>
          <loaded.Diagnosis list={loaded.list} contact={contact} />
        </FeatureBoundary>
      )}
      <div hidden={isLoaded} data-unindexed="">
        {children}
      </div>
    </div>
  );
}
