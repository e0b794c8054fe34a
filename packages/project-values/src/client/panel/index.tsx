import options from '@generated/project-values/default/options.json';
import { createRoot } from 'react-dom/client';
import { keepValues, readValues } from '../keptValues';
import { markSelector, openerSelector, withMarks } from '../marks';
import type { Values } from '../values';
import { keepPlace } from './keepPlace';
import Panel from './Panel';
import { findSubject } from './placeBeside';
import { showValue } from './showValue';

/** The values of the reader, and the panel that changes them. */
export interface Project {
  /** Opens the panel beside a button of the page at a path, unless the reader has left it; a mark leads to its own input. */
  openPanel: (opener: HTMLElement, pathname: string) => void;
  /** Reads the kept values again. */
  refresh: () => void;
}

/**
 * Shows the reader's values in the page from now on, but not on paper.
 *
 * @param title of a mark without a value
 */
export function createProject(title: string): Project {
  let values = readValues();
  let isKept = keepValues(values);
  let isPrinting = false;
  const titles = [title, options.texts.own] as const;
  const apply = withMarks((mark) =>
    showValue(mark, isPrinting ? undefined : values[mark.dataset.placeholder ?? ''], titles),
  );
  const applyToOpeners = withMarks((opener) => {
    let text: Node = opener;
    while (text.lastChild) text = text.lastChild;
    opener.dataset.original ??= text.textContent ?? '';
    const hasOwn = Object.keys(values).length > 0;
    text.textContent = hasOwn ? options.texts.change : opener.dataset.original;
  }, openerSelector);
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      isPrinting = event === 'beforeprint';
      apply();
    });
  }
  // What is only written yet is shown too, and not kept.
  const show = (next: Values, seen?: Element) => {
    values = next;
    keepPlace(apply, seen);
  };

  let isOpen = false;
  return {
    refresh: () => {
      if (isOpen) return;
      show(readValues());
      applyToOpeners();
    },
    openPanel: (opener, pathname) => {
      if (isOpen || !opener.isConnected || location.pathname !== pathname) return;
      isOpen = true;
      const marks = [...document.querySelectorAll<HTMLElement>(markSelector)];
      const subject = findSubject(opener, marks);
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      root.render(
        <Panel
          subject={subject}
          values={values}
          isKept={isKept}
          onChange={(written) => show(written, subject)}
          onEdit={showEdited}
          onClose={(change) => {
            isOpen = false;
            root.unmount();
            place.remove();
            showEdited();
            opener.focus({ preventScroll: true });
            // Another tab may have changed them while the panel was open.
            if (change !== undefined) isKept = keepValues(change(readValues()));
            show(readValues(), subject);
            applyToOpeners();
          }}
        />,
      );
    },
  };
}

/** Shows which code the reader is changing. */
function showEdited(name?: string): void {
  document.querySelectorAll<HTMLElement>(markSelector).forEach(({ dataset }) => {
    if (dataset.placeholder === name) dataset.edited = '';
    else delete dataset.edited;
  });
}
