import { actOnSinglePress } from '@aifindr-docs/ui/actOnSinglePress';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

/**
 * Highlights a field and the code that shows it when either is pointed at or focused. A click on the code moves the focus to its
 * field, and a click on the sample link of a field moves it to the code.
 *
 * @param root contains the fields, with `data-sampled` if a sample shows them, and the rail
 * @param rail contains the code, with the anchors of fields in `data-field`
 * @param show shows the sample that a hidden element belongs to, and resolves when its code is loaded or cannot be loaded
 * @param target the element that is pointed at or focused at the start
 */
export function followFields(
  root: HTMLElement,
  rail: HTMLElement,
  show: (hidden: Element) => Promise<void>,
  target: EventTarget | null,
  signal: AbortSignal,
): void {
  /** Lists the elements around code that shows the field or a field inside it, whose anchor begins with that of the field and a hyphen. */
  const listMarksWithin = (field: string) =>
    [...rail.querySelectorAll<HTMLElement>('[data-field]')].filter((mark) =>
      fieldsOf(mark).some((one) => one === field || one.startsWith(`${field}-`)),
    );
  const findVisibleMark = (field: string) =>
    listMarksWithin(field).find((mark) => mark.getClientRects().length > 0);
  /** Whether the code is beside the fields, and not above them. */
  const isBeside = () => getComputedStyle(rail).position === 'sticky';

  let pointed: EventTarget | null = null;

  /** Highlights the field and the code that an element belongs to. For an element in a field, code beside the fields scrolls into view. */
  function pointAt(element: EventTarget | null): void {
    if (element === pointed) return;
    pointed = element;
    for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (!(element instanceof Element)) return;
    const mark = element.closest<HTMLElement>('[data-field]');
    const field = element.closest('[data-sampled]');
    let fields: string[] = [];
    if (mark) fields = fieldsOf(mark);
    else if (field) fields = [field.id];
    for (const id of fields) {
      document.getElementById(id)?.setAttribute('data-lit', '');
      const marks = mark && fields.length > 1 ? [mark] : listMarksWithin(id);
      for (const code of marks) code.setAttribute('data-lit', '');
      const code = findVisibleMark(id);
      if (field && code && isBeside()) scrollWithinBox(code);
    }
  }

  /** Moves the focus from the sample link of a field to its code, or from the sample link of a response to the tab of its status code. */
  async function goToCode(link: HTMLAnchorElement): Promise<void> {
    const field = link.closest('[data-sampled]')?.id;
    const heading = link.closest('[data-code]')?.querySelector('[id]');
    addHistoryEntry(field ?? heading?.id, link.hash);
    if (field === undefined) {
      await show(link);
      return goTo(rail.querySelector<HTMLElement>('[data-status][aria-selected="true"]'));
    }
    if (findVisibleMark(field) === undefined) {
      const sample = findTarget(link.hash)?.closest('[data-example]') ?? listMarksWithin(field)[0];
      if (sample) await show(sample);
    }
    const mark = findVisibleMark(field);
    if (mark === undefined) return;
    // The code is a link only while it has the focus, so that screen readers announce no link inside it.
    mark.tabIndex = -1;
    mark.role = 'link';
    const forget = () => ['tabindex', 'role'].forEach((name) => mark.removeAttribute(name));
    mark.addEventListener('blur', forget, { once: true });
    goTo(mark);
  }

  function goToField(field: string): void {
    addHistoryEntry(rail.querySelector('[data-chosen] [id]')?.id, `#${field}`);
    const element = document.getElementById(field);
    for (let around = element; around !== null; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    goTo(element?.querySelector('[href]'));
    pointAt(element);
  }

  /** Focuses an element and centers it. Code beside the fields is only scrolled into view, so that the fields stay. */
  function goTo(element: HTMLElement | null | undefined): void {
    element?.focus({ preventScroll: true });
    const block = isBeside() && rail.contains(element ?? null) ? 'nearest' : 'center';
    element?.scrollIntoView({ block });
  }

  /** Adds a history entry unless field and code are side by side, so that Back returns to `from`. */
  function addHistoryEntry(from: string | undefined, to: string): void {
    if (isBeside()) return;
    if (from) history.replaceState(history.state, '', `#${from}`);
    history.pushState(null, '', to);
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ) => root.addEventListener(type, handle, { signal });

  // `pointerover` would also report what moves below the pointer when the page scrolls. Touches are ignored, because they may be scrolling.
  on('pointermove', (event) => {
    if (event.pointerType !== 'touch') pointAt(event.target);
  });
  on('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') pointAt(root.querySelector(':focus-visible'));
  });
  on('focusin', (event) => pointAt(event.target));
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) pointAt(null);
  });
  on('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-sample-link]');
    const mark = event.target.closest<HTMLElement>('[data-field]');
    pointAt(event.target);
    if (link !== null) {
      event.preventDefault();
      void goToCode(link);
    } else if (mark !== null) {
      actOnSinglePress(event, () => {
        if (!signal.aborted) goToField(fieldsOf(mark).at(-1) ?? '');
      });
    }
  });
  on('keydown', ({ target: pressed, key }) => {
    const isMark = pressed instanceof HTMLElement && pressed.matches('[data-field]');
    if (isMark && key === 'Enter') pressed.click();
  });
  // If the samples are beside the responses, opening a response shows its sample.
  const showRow = (row: EventTarget | null) => {
    const isOpened = row instanceof HTMLDetailsElement && row.open && row.matches('[data-code]');
    if (isOpened && isBeside()) void show(row);
  };
  root.addEventListener('toggle', (event) => showRow(event.target), { capture: true, signal });
  pointAt(target);
  if (target instanceof Element) showRow(target.closest('summary')?.parentElement ?? null);
}

function fieldsOf(mark: HTMLElement): string[] {
  return mark.dataset.field?.split(' ') ?? [];
}

/** Scrolls code into view within its scroll container, without scrolling the page. */
function scrollWithinBox(code: HTMLElement): void {
  const box = code.closest('.api-code');
  if (box === null) return;
  const [around, own] = [box.getBoundingClientRect(), code.getBoundingClientRect()];
  const isSeen = own.top >= around.top && own.bottom <= around.bottom;
  if (!isSeen) box.scrollBy({ top: own.top - around.top - 12 });
}
