import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { loadOrReloadIfOutdated } from '@aifindr-docs/framework/loadOrReloadIfOutdated';
import FeatureErrorBoundary from '@aifindr-docs/ui/FeatureErrorBoundary';
import { SearchIcon } from '@aifindr-docs/ui/icons';
import type { SearchDialogProps } from '../SearchDialog';
import { captureTyping, type TypedInput } from './captureTyping';
import styles from './styles.module.css';

/** The dialog once it is loaded, and what was typed until then. */
interface OpenDialog {
  Dialog: ComponentType<SearchDialogProps>;
  typedInput: TypedInput;
}

const label = 'Buscar';

/** The search button and its shortcut; the dialog is loaded on first use. */
export default function SearchBar(): ReactNode {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | OpenDialog>('closed');

  const isLoading = state === 'loading';
  const open = useCallback(async () => {
    if (isLoading) return;
    setState('loading');
    const stopCapture = captureTyping(label);
    try {
      const { default: Dialog } = await loadOrReloadIfOutdated(() => import('../SearchDialog'));
      // The dialog is rendered synchronously, so that its field has the focus and the typed text before the next key press.
      flushSync(() => setState({ Dialog, typedInput: stopCapture() }));
    } catch {
      stopCapture();
      setState('failed');
    }
  }, [isLoading]);

  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent): void => {
      if (!isCtrlOrCommandK(event) || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', openOnShortcut);
    return () => document.removeEventListener('keydown', openOnShortcut);
  }, [open]);

  useEffect(() => {
    if (state !== 'failed') return undefined;
    const timer = setTimeout(() => setState('closed'), 6000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <>
      <button
        type="button"
        className={`button ${styles.button}`}
        data-needs-js=""
        aria-haspopup="dialog"
        data-open-search=""
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isLoading}
        onClick={open}
      >
        <SearchIcon />
        <span className={styles.label}>{label}</span>
        <kbd className={styles.key} aria-hidden="true">
          <ShortcutText />
        </kbd>
      </button>
      {state === 'failed' &&
        createPortal(
          <span role="alert" className="alert alert--danger alert--floating">
            No se ha podido cargar la búsqueda. Comprueba tu conexión e inténtalo de nuevo.
          </span>,
          document.body,
        )}
      {typeof state === 'object' && (
        <FeatureErrorBoundary>
          <state.Dialog typedInput={state.typedInput} onClose={() => setState('closed')} />
        </FeatureErrorBoundary>
      )}
    </>
  );
}

/** Returns whether an unhandled event is Ctrl+K or ⌘K. If a key types no letter from A to Z, its position counts. */
function isCtrlOrCommandK(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  const isKeyK = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
  return isKeyK && (ctrlKey || metaKey) && !shiftKey && !altKey && !defaultPrevented;
}

/** The shortcut on the reader's system; until hydration, it is `Ctrl K` everywhere. */
function ShortcutText(): ReactNode {
  const isApple = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.userAgent);
  return isApple ? '⌘ K' : 'Ctrl K';
}
