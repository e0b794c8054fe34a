import './placeholders.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import { actOnSinglePress } from '@aifindr-docs/ui/actOnSinglePress';
import { openerSelector, placeholderSelector, showValue, watchPlaceholders } from './placeholders';
import { readValues } from './storedValues';

if (ExecutionEnvironment.canUseDOM) startProjectValues();

/** Shows the reader's values in place of placeholders, but not on paper, and opens the dialog from placeholders and from its buttons. */
function startProjectValues(): void {
  const title = 'Poner aquí tu valor';
  let values = readValues();
  let isPrinting = false;
  let isOpen = false;
  const showValues = watchPlaceholders((element) => {
    // The element gets the role of a button for the keyboard and for screen readers. It is no `<button>`, because the text of a button
    // could not be selected with the code around it.
    element.setAttribute('role', 'button');
    element.setAttribute('aria-haspopup', 'dialog');
    element.tabIndex = 0;
    element.title = title;
    showValue(element, isPrinting ? undefined : values[element.dataset.placeholder ?? '']);
  });
  const refresh = () => {
    values = readValues();
    showValues();
  };
  // The values may have changed in another tab, or on a page from which the reader came back.
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      isPrinting = event === 'beforeprint';
      showValues();
    });
  }

  const open = async (opener: HTMLElement) => {
    const { pathname } = location;
    const { openDialog } = await loadOnFirstUse(() => import('./dialog'));
    // The reader may have gone to another page meanwhile.
    if (isOpen || !opener.isConnected || location.pathname !== pathname) return;
    isOpen = true;
    openDialog(opener.dataset.placeholder, () => {
      isOpen = false;
      refresh();
      opener.focus({ preventScroll: true });
    });
  };
  const press = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event;
    const opener =
      target instanceof Element &&
      target.closest<HTMLElement>(`${placeholderSelector},${openerSelector}`);
    if (!opener) return;
    const isPlaceholder = opener.matches(placeholderSelector);
    const openOrReport = () => void open(opener).catch(reportLoadFailure);
    if (event instanceof KeyboardEvent) {
      // A `<button>` turns its keys into clicks by itself.
      if (!isPlaceholder || !/^(Enter| )$/.test(event.key)) return;
      openOrReport();
    } else if (isPlaceholder) {
      actOnSinglePress(event, openOrReport);
    } else {
      openOrReport();
    }
    event.preventDefault();
    // If the event propagated, the line of code around a placeholder would handle it too, for example by scrolling to a field.
    event.stopPropagation();
  };
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
}

/** Shows an alert for six seconds when the dialog could not be loaded. */
function reportLoadFailure(): void {
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.className = 'alert alert--danger project-values-failure';
  failure.textContent = 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.';
  document.body.append(failure);
  setTimeout(() => failure.remove(), 6000);
}
