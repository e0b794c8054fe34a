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
import FeatureBoundary from '@aifindr-docs/ui/FeatureBoundary';
import type { SearchDialogProps as DialogProps } from '../SearchDialog';
import { isSearchShortcut } from './isSearchShortcut';
import { type EarlyField, openField } from './openField';
import styles from './styles.module.css';

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/** The search button and its shortcuts; the dialog is loaded on first use. */
export default function SearchBar(): ReactNode {
  const [phase, setPhase] = useState<Phase>('closed');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const field = useRef<EarlyField>(undefined);

  const takeTyped = useCallback(() => {
    const typed = field.current?.take() ?? '';
    field.current = undefined;
    return typed;
  }, []);

  const open = useCallback(async () => {
    // It is opening already.
    if (field.current !== undefined) return;
    field.current = openField(labelOf());
    setPhase('loading');
    try {
      const { default: Loaded } = await import('../SearchDialog');
      await field.current.whenComposed();
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
      if (isSearchShortcut(event)) {
        event.preventDefault();
        void open();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  useEffect(() => {
    if (phase !== 'failed') return undefined;
    const dismiss = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') close();
    };
    document.addEventListener('keydown', dismiss);
    document.addEventListener('pointerdown', dismiss);
    return () => {
      document.removeEventListener('keydown', dismiss);
      document.removeEventListener('pointerdown', dismiss);
    };
  }, [phase, close]);

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
      {phase === 'failed' &&
        createPortal(
          <span role="alert" className={styles.failure}>
            {translate({
              id: 'site.SearchBar.failed',
              message: 'Search could not be loaded. Check your connection and try again.',
            })}
          </span>,
          document.body,
        )}
      {phase === 'open' && Dialog !== undefined && (
        <FeatureBoundary>
          <Dialog takeTyped={takeTyped} onClose={close} />
        </FeatureBoundary>
      )}
    </>
  );
}

const labelOf = () => translate({ id: 'site.SearchBar.label', message: 'Search' });

/** The shortcut on the reader's system; the server renders the most common one. */
function ShortcutKey(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? '⌘ K' : 'Ctrl K';
}
