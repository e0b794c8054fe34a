import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  Children,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type { ControlsProps } from '../Controls';
import styles from './styles.module.css';

interface Props {
  /**
   * Page that has all settings. Where it is given, there are a few of them, and the parts have no frame: they are laid out by the
   * grid of the page, in its areas `picture`, `controls`, `settings` and `code`.
   */
  more?: string;
  /** The picture, then the code of the first variant. */
  children: ReactNode;
}

interface Loaded {
  Controls: ComponentType<ControlsProps>;
  /** The element around picture and code, and that of the controls in it. */
  root: Element;
  room: Element;
}

/** A picture of the widget beside the code that gives it. The controls, which change both, are loaded as the reader comes near. */
export default function Configurator({ more, children }: Props): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  // True once the page is hydrated: the controls do not compete with it.
  const isHydrated = useIsBrowser();
  const [picture, ...code] = Children.toArray(children).filter((child) => child !== '\n');

  // The picture of an earlier visit has its controls, which do nothing.
  useLayoutEffect(() => element.current?.querySelector('[data-room]')?.replaceChildren(), []);

  useEffect(() => {
    const root = element.current;
    const room = root?.querySelector<HTMLElement>('[data-room]');
    if (!isHydrated || !root || !room) return undefined;
    const hide = () => room.toggleAttribute('hidden', true);
    // Without them nothing could show a choice: the first variant stays.
    if (!('IntersectionObserver' in window && 'adoptedStyleSheets' in document)) {
      hide();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('../Controls').then(
          ({ default: Controls }) => setLoaded({ Controls, root, room }),
          hide,
        );
      },
      { rootMargin: '25% 0px' },
    );
    // A choice in the address is that of the picture as well.
    observer.observe((window.location.search !== '' && root.querySelector('figure > *')) || room);
    return () => observer.disconnect();
  }, [isHydrated]);

  return (
    <div
      ref={element}
      className={more === undefined ? styles.configurator : styles.small}
      data-configurator=""
    >
      <div className={styles.parts}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.code}>{code}</div>
      </div>
      {loaded &&
        createPortal(
          <FeatureBoundary>
            <loaded.Controls root={loaded.root} more={more} />
          </FeatureBoundary>,
          loaded.room,
        )}
    </div>
  );
}
