import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import { CloseIcon, CopyIcon, DoneIcon } from '../icons';

const outcomes = {
  copied: { Icon: DoneIcon, message: 'Copiado' },
  failed: { Icon: CloseIcon, message: 'No se ha podido copiar. Selecciona el texto y cópialo.' },
};

interface Props {
  className?: string;
  /** Called when the button is pressed. White space at the end of the text is not copied, unless a promise is returned. */
  getText: () => string | Promise<string>;
  /** Accessible name of the button. @default "Copiar el código" */
  label?: string;
  /** Visible text beside the icon. */
  children?: ReactNode;
}

/** A button that copies a text, and shows and announces whether that worked. */
export default function CopyButton({
  className,
  getText,
  label = 'Copiar el código',
  children,
}: Props): ReactNode {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const { Icon, message } =
    outcome === undefined ? { Icon: CopyIcon, message: undefined } : outcomes[outcome];
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
          // A terminal would run a pasted command that ends with a line feed.
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

/** Rejects if the browser refuses the copy, or if `text` rejects. */
async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || !('ClipboardItem' in window)) {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari allows a copy only during the click itself, so the item is written now and its text may follow.
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Otherwise, a rejection of `text` after a refused copy would be reported as unhandled.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
