import './placeholders.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadOrReloadIfOutdated } from '@aifindr-docs/framework/loadOrReloadIfOutdated';
import { actOnSinglePress } from '@aifindr-docs/ui/actOnSinglePress';
import { readValues } from './storedValues';

/** Selects the elements that show a placeholder or the reader's value for it. */
const placeholderSelector = '[data-placeholder]';

const openerSelector = `${placeholderSelector},[data-project-values]`;

type Refresh = () => void;

if (ExecutionEnvironment.canUseDOM) {
  const refresh = keepStoredValuesShown();
  openDialogOnPress(refresh);
}

/** Makes placeholders buttons and shows the values in them, but not in print. Returns a function that reads and shows the values again. */
function keepStoredValuesShown(): Refresh {
  let values = readValues();
  let isPrinting = false;
  const updatePlaceholdersIn = (node: ParentNode): void => {
    for (const element of node.querySelectorAll<HTMLElement>(placeholderSelector)) {
      setButtonAttributes(element);
      showValueOrReset(element, isPrinting ? undefined : values[element.dataset.placeholder ?? '']);
    }
  };
  const refresh = (): void => {
    values = readValues();
    updatePlaceholdersIn(document);
  };
  // Elements that are added later are updated before they are painted.
  const observer = new MutationObserver((mutations) =>
    mutations.forEach(({ target }) => updatePlaceholdersIn(target as Element)),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  updatePlaceholdersIn(document);
  // The values may have changed in another tab, or while this page was in the back/forward cache.
  addEventListener('storage', refresh);
  addEventListener('pageshow', refresh);
  for (const event of ['beforeprint', 'afterprint']) {
    addEventListener(event, () => {
      isPrinting = event === 'beforeprint';
      updatePlaceholdersIn(document);
    });
  }
  return refresh;
}

/**
 * Makes the element of a placeholder a button for the keyboard and for screen readers. It is no `<button>` element, because the text of
 * such an element could not be selected with the code around it.
 */
function setButtonAttributes(element: HTMLElement): void {
  element.setAttribute('role', 'button');
  element.setAttribute('aria-haspopup', 'dialog');
  element.tabIndex = 0;
  element.title = 'Poner aquí tu valor';
}

/**
 * Shows a value in a placeholder element, or the placeholder if the value is undefined. Of the nodes in it, only the data of the text node
 * changes: React still refers to the nodes that it has created, and a browser's translation may have put elements around the text node.
 */
function showValueOrReset(element: HTMLElement, value: string | undefined): void {
  let textNode: Node = element;
  while (textNode.firstChild) textNode = textNode.firstChild;
  const original = (element.dataset.original ??= textNode.nodeValue ?? '');
  const shown = value ?? original;
  if (textNode.nodeValue !== shown) textNode.nodeValue = shown;
  if (value === undefined) delete element.dataset.original;
}

/** Opens the dialog on a press of a placeholder or of a button with `data-project-values`. Calls `refresh` after the dialog is closed. */
function openDialogOnPress(refresh: Refresh): void {
  let isOpen = false;
  const loadAndOpenDialog = async (opener: HTMLElement): Promise<void> => {
    const { pathname } = location;
    const { openValuesDialog } = await loadOrReloadIfOutdated(() => import('./dialog'));
    // The reader may have gone to another page meanwhile.
    if (isOpen || !opener.isConnected || location.pathname !== pathname) return;
    isOpen = true;
    openValuesDialog(opener.dataset.placeholder, () => {
      isOpen = false;
      refresh();
      opener.focus({ preventScroll: true });
    });
  };
  const openOnPress = (event: MouseEvent | KeyboardEvent): void => {
    const { target } = event;
    const opener = target instanceof Element && target.closest<HTMLElement>(openerSelector);
    if (!opener) return;
    const isPlaceholder = opener.matches(placeholderSelector);
    const openOrReportFailure = () => void loadAndOpenDialog(opener).catch(showTemporaryFailure);
    // A `<button>` turns Enter and Space into clicks by itself.
    if (event instanceof KeyboardEvent && !(isPlaceholder && /^(Enter| )$/.test(event.key))) return;
    if (event instanceof MouseEvent && isPlaceholder) actOnSinglePress(event, openOrReportFailure);
    else openOrReportFailure();
    event.preventDefault();
    // If the event propagated, the line of code around a placeholder would handle it too, for example by scrolling to a field.
    event.stopPropagation();
  };
  addEventListener('click', openOnPress, true);
  addEventListener('keydown', openOnPress, true);
}

function showTemporaryFailure(): void {
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.className = 'alert alert--danger alert--floating';
  failure.textContent = 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.';
  document.body.append(failure);
  setTimeout(() => failure.remove(), 6000);
}
