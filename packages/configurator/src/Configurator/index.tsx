import { useHistory, useLocation } from '@docusaurus/router';
import { Children, type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import { type Choice, firstChoice, readChoice, writeChoice } from '../choice';
import { showChoice } from '../showChoice';
import { writeCss, writeHtml } from '../writeCode';
import Controls from './Controls';
import { triggerTexts } from './names';
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

/** A picture of the widget's trigger, with controls and the code that gives it. */
export default function Configurator({ more, children }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useChoice();
  const [picture, ...code] = Children.toArray(children).filter((child) => child !== '\n');

  useEffect(() => {
    // The page has the first variant already.
    const isShown = choice === firstChoice;
    if (isShown || !root.current || !('adoptedStyleSheets' in document)) return undefined;
    const shown = { ...choice, texto: choice.texto.trim() };
    const texts = triggerTexts();
    const written = { html: writeHtml(shown, texts), css: writeCss(shown) };
    return showChoice(root.current, shown, written, texts);
  }, [choice]);

  // The open widget may lie over the trigger, whose look is chosen; a setting of the Hub is one of the open widget.
  const openWidget = (isOpen: boolean) => {
    root.current?.querySelector('figure details')?.toggleAttribute('open', isOpen);
  };
  return (
    <div
      ref={root}
      className={more === undefined ? `frame ${styles.configurator}` : styles.small}
      data-configurator=""
    >
      <div className={styles.parts}>
        <div className={styles.picture} onChange={() => openWidget(true)}>
          {picture}
        </div>
        <div className={styles.side}>
          <div className={styles.controls} data-reading-aid="" data-needs-js="">
            <FeatureBoundary>
              <Controls
                choice={choice}
                more={more}
                onChange={(change) => {
                  setChoice((now) => ({ ...now, ...change }));
                  openWidget(false);
                }}
              />
            </FeatureBoundary>
          </div>
          <div className={styles.code}>{code}</div>
        </div>
      </div>
    </div>
  );
}

/** The choice that the address has. Browsers limit how often it may change: it does once the reader pauses. */
function useChoice(): [Choice, (change: (now: Choice) => Choice) => void] {
  const history = useHistory();
  const { search } = useLocation();
  const [choice, setChoice] = useState(firstChoice);
  useEffect(() => {
    const read = readChoice(search);
    // A space at the end of a text that is being written is no other choice.
    startTransition(() =>
      setChoice((now) => (writeChoice(now, '') === writeChoice(read, '') ? now : read)),
    );
  }, [search]);
  useEffect(() => {
    // The initial state: the URL has not been read yet, and must not be overwritten.
    if (choice === firstChoice) return undefined;
    const timer = setTimeout(() => {
      const { location } = history;
      const query = writeChoice(choice, location.search);
      const next = query === '' ? '' : `?${query}`;
      if (writeChoice(readChoice(location.search), '') !== writeChoice(choice, '')) {
        history.replace({ ...location, search: next });
      }
    }, 300);
    return () => clearTimeout(timer);
  }, [choice, history]);
  return [choice, setChoice];
}
