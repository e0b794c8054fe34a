import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type { SearchDialogProps } from '../SearchDialog';
import { openField, type Typed } from './openField';
import styles from './styles.module.css';

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/** The search button and its shortcut; the dialog is loaded on first use. */
export default function SearchBar(): ReactNode {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const field = useRef<() => Typed>(undefined);

  const takeTyped = useCallback(() => {
    const typed = field.current?.() ?? { query: '', isEntered: false };
    field.current = undefined;
    return typed;
  }, []);

  const open = useCallback(async () => {
    // It is opening already.
    if (field.current !== undefined) return;
    field.current = openField(labelOf());
    setPhase('loading');
    try {
      const { default: Loaded } = await loadOnFirstUse(() => import('../SearchDialog'));
      setDialog(() => Loaded);
      setPhase('open');
    } catch {
      takeTyped();
      setPhase('failed');
    }
  }, [takeTyped]);
  const close = useCallback(() => setPhase('closed'), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-open-search=""
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={phase === 'loading'}
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" />
          <path d="m12.5 12.5 5 5" />
        </svg>
        <span className={styles.label}>{labelOf()}</span>
        <kbd className={styles.key} aria-hidden="true">
          <ShortcutKey />
        </kbd>
      </button>
      {phase === 'failed' && <Failure onDismiss={close} />}
      {phase === 'open' && Dialog !== undefined && (
        <FeatureBoundary>
          <Dialog takeTyped={takeTyped} onClose={close} />
        </FeatureBoundary>
      )}
    </>
  );
}

/** Ctrl or ⌘ with K; on layouts without Latin letters, such as Cyrillic ones, by the place of the key. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const isKeyK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isKeyK && (ctrlKey || metaKey) && !shiftKey && !altKey && !defaultPrevented;
}

const labelOf = () => translate({ id: 'site.SearchBar.label', message: 'Search' });

/** Says that search could not be loaded, until the reader goes on. */
function Failure({ onDismiss }: { onDismiss: () => void }): ReactNode {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onDismiss();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onDismiss);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onDismiss);
    };
  }, [onDismiss]);
  return createPortal(
    <span role="alert" className={styles.failure}>
      {translate({
        id: 'site.SearchBar.failed',
        message: 'Search could not be loaded. Check your connection and try again.',
      })}
    </span>,
    document.body,
  );
}

/** The shortcut on the reader's system; the server renders the most common one. */
function ShortcutKey(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? '⌘ K' : 'Ctrl K';
}
