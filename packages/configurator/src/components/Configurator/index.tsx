import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlsProps } from '../Controls';
import styles from './styles.module.css';

interface Props {
  /** Page that has all settings. Where it is given, there are those of the style alone, and the code opens with the first change. */
  more?: string;
  /** The picture, then the code of the first variant. */
  children: ReactNode;
}

/** A picture of the widget beside the code that gives it. The controls, which change both, are loaded as the reader comes near. */
export default function Configurator({ more, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Controls: ComponentType<ControlsProps>; root: Element }>();
  const [picture, ...code] = Children.toArray(children).filter((child) => child !== '\n');

  useEffect(() => {
    const { current } = root;
    // Without them nothing could show a choice.
    if (current === null || !('adoptedStyleSheets' in document)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../Controls').then(
          ({ default: Controls }) => setLoaded({ Controls, root: current }),
          // The first variant shows.
          () => {},
        );
      },
      { rootMargin: '50% 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={root}
      className={clsx(styles.configurator, more !== undefined && styles.small)}
      data-configurator=""
    >
      <div className={styles.parts}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.controls}>
          {loaded && <loaded.Controls root={loaded.root} more={more} />}
        </div>
        {more === undefined ? (
          <div className={styles.code}>{code}</div>
        ) : (
          <details className={styles.fold} data-code="">
            <summary>
              <Translate id="site.Configurator.code">Code</Translate>
            </summary>
            <div className={styles.code}>{code}</div>
          </details>
        )}
      </div>
    </div>
  );
}
