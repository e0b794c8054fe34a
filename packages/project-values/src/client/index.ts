import './marks.css';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { loadOnFirstUse } from '@aifindr-docs/framework/loadOnFirstUse';
import { actOnSinglePress } from '@aifindr-docs/ui/actOnSinglePress';
import { readValues } from './keptValues';
import { markSelector, openerSelector, showValue, watchMarks } from './marks';

if (ExecutionEnvironment.canUseDOM) offerValues();

/** Shows the reader's values in marks, but not on paper, and opens the dialog from marks and from buttons with `data-project-values`. */
function offerValues(): void {
  const title = 'Poner aquí tu valor';
  let values = readValues();
  let isPrinting = false;
  let isOpen = false;
  const showValues = watchMarks((mark) => {
    // For the keyboard and for screen readers; its text stays code that can be selected.
    mark.setAttribute('role', 'button');
    mark.setAttribute('aria-haspopup', 'dialog');
    mark.tabIndex = 0;
    mark.title = title;
    showValue(mark, isPrinting ? undefined : values[mark.dataset.placeholder ?? '']);
  });
  const refresh = () => {
    values = readValues();
    showValues();
  };
  // Values that were changed in another tab, or on a later page of the history.
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
      target instanceof Element && target.closest<HTMLElement>(`${markSelector},${openerSelector}`);
    if (!opener) return;
    const isMark = opener.matches(markSelector);
    const openOrReport = () => void open(opener).catch(reportFailure);
    if (event instanceof KeyboardEvent) {
      // A `<button>` turns its keys into clicks by itself.
      if (!isMark || !/^(Enter| )$/.test(event.key)) return;
      openOrReport();
    } else if (isMark) {
      actOnSinglePress(event, openOrReport);
    } else {
      openOrReport();
    }
    event.preventDefault();
    // Lines of code may have listeners of their own.
    event.stopPropagation();
  };
  addEventListener('click', press, true);
  addEventListener('keydown', press, true);
}

function reportFailure(): void {
  const failure = document.createElement('p');
  failure.setAttribute('role', 'alert');
  failure.className = 'alert alert--danger project-values-failure';
  failure.textContent = 'No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.';
  document.body.append(failure);
  setTimeout(() => failure.remove(), 6000);
}
