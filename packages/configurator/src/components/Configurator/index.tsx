import useIsBrowser from '@docusaurus/useIsBrowser';
import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlsProps } from '../Controls';
import styles from './styles.module.css';

interface Props {
  /**
   * Page that has all settings. Where it is given, there are a few of them, and the parts have no frame: they are laid out by the
   * grid of the page, in its areas `picture`, `controls`, `settings` (on phones) and `code`.
   */
  more?: string;
  /** The picture, then the code of the first variant. */
  children: ReactNode;
}

/** A picture of the widget beside the code that gives it. The controls, which change both, are loaded as the reader comes near. */
export default function Configurator({ more, children }: Props): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Controls: ComponentType<ControlsProps>; root: Element }>();
  const [isFailed, setFailed] = useState(false);
  const isHydrated = useIsBrowser();
  // Without them nothing could show a choice: the first variant stays.
  const isOld =
    isHydrated && !('IntersectionObserver' in window && 'adoptedStyleSheets' in document);
  const [picture, ...code] = Children.toArray(children).filter((child) => child !== '\n');

  useEffect(() => {
    const { current } = room;
    const root = current?.parentElement;
    if (!isHydrated || isOld || !root) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../Controls').then(
          ({ default: Controls }) => setLoaded({ Controls, root }),
          () => setFailed(true),
        );
      },
      { rootMargin: '25% 0px' },
    );
    // A choice in the address is that of the picture as well.
    observer.observe(
      (window.location.search !== '' && root.querySelector('figure > *')) || current,
    );
    return () => observer.disconnect();
  }, [isHydrated, isOld]);

  return (
    <div className={more === undefined ? styles.configurator : styles.small} data-configurator="">
      <div className={styles.parts}>
        <div className={styles.picture}>{picture}</div>
        <div ref={room} className={styles.controls} hidden={isFailed || isOld}>
          {loaded && <loaded.Controls root={loaded.root} more={more} />}
        </div>
        <div className={styles.code}>{code}</div>
      </div>
    </div>
  );
}
