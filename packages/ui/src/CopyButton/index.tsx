import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseIcon, CopyIcon, DoneIcon } from '../icons';

const icons = { copied: DoneIcon, failed: CloseIcon };
type Outcome = keyof typeof icons;

interface Props {
  className?: string;
  /** Text to copy, read when the button is pressed. */
  getText: () => string | Promise<string>;
  /** Name of the button. @default "Copiar el código" */
  label?: string;
  /** What is seen beside its icon. */
  children?: ReactNode;
}

/** Copies a text and says, to eyes and to screen readers, whether that worked. */
export default function CopyButton({
  className,
  getText,
  label = 'Copiar el código',
  children,
}: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const Icon = outcome === undefined ? CopyIcon : icons[outcome];
  const message = outcome && outcomeMessage(outcome);
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', className)}
        data-needs-js=""
        aria-label={label}
        title={message ?? label}
        data-outcome={outcome}
        onClick={() => {
          const text = getText();
          // A terminal would run what ends with a line feed.
          void copyText(typeof text === 'string' ? text.trimEnd() : text).then(
            () => setOutcome('copied'),
            () => setOutcome('failed'),
          );
        }}
      >
        <Icon />
        {children !== undefined && (
          <span key={outcome}>{outcome === 'copied' ? message : children}</span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {message}
      </span>
    </>
  );
}

function outcomeMessage(outcome: Outcome): string {
  return outcome === 'copied'
    ? 'Copiado'
    : 'No se ha podido copiar. Selecciona el texto y cópialo.';
}

/**
 * Copies a text, or that of a promise, to the clipboard.
 *
 * @throws Error where the browser refuses it, or the text fails
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows a copy only during the click itself: the text may come later, the item may not.
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // The copy may be refused before the text has failed.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
