import { actOnSinglePress } from '@aifindr-docs/ui/actOnSinglePress';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';

/**
 * Highlights a field and the code that shows it when either is pointed at or focused. A click on the code moves the focus into its
 * field, and a click on the sample link of a field moves it to the code. Opening a response beside the samples shows its sample.
 *
 * @param root contains the fields, with `data-sampled` if a sample shows them, and the rail
 * @param rail contains the code, with the anchors of fields in `data-field`
 * @param show shows the sample that an element belongs to, and resolves when its code is loaded or cannot be loaded
 * @param target target of the event on which this function was loaded
 */
export function connectFields(
  root: HTMLElement,
  rail: HTMLElement,
  show: (element: Element) => Promise<void>,
  target: EventTarget | null,
  signal: AbortSignal,
): void {
  /** Lists the elements around code of a field and of fields inside it, whose anchors begin with the anchor of the field and a hyphen. */
  const listMarksWithin = (anchor: string): HTMLElement[] =>
    [...rail.querySelectorAll<HTMLElement>('[data-field]')].filter((mark) =>
      readFieldAnchors(mark).some((name) => name === anchor || name.startsWith(`${anchor}-`)),
    );
  const findVisibleMark = (anchor: string): HTMLElement | undefined =>
    listMarksWithin(anchor).find((mark) => mark.getClientRects().length > 0);
  /** Otherwise, the code is above the fields. */
  const isCodeBesideFields = (): boolean => getComputedStyle(rail).position === 'sticky';

  let pointed: EventTarget | null = null;

  /** Highlights only the fields and code that an element belongs to. For an element in a field, code beside it scrolls into view. */
  function lightAndScroll(element: EventTarget | null): void {
    if (element === pointed) return;
    pointed = element;
    for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (!(element instanceof Element)) return;
    const mark = element.closest<HTMLElement>('[data-field]');
    const field = element.closest('[data-sampled]');
    let fields: string[] = [];
    if (mark) fields = readFieldAnchors(mark);
    else if (field) fields = [field.id];
    for (const id of fields) {
      document.getElementById(id)?.setAttribute('data-lit', '');
      const marks = mark && fields.length > 1 ? [mark] : listMarksWithin(id);
      for (const code of marks) code.setAttribute('data-lit', '');
      const code = findVisibleMark(id);
      if (field && code && isCodeBesideFields()) scrollWithinBox(code);
    }
  }

  /** Shows the sample of a field or response, and moves the focus from its link to the code or to the tab of the status code. */
  async function goToCodeOrTab(link: HTMLAnchorElement): Promise<void> {
    const field = link.closest('[data-sampled]')?.id;
    const heading = link.closest('[data-code]')?.querySelector('[id]');
    pushUnlessBeside(field ?? heading?.id, link.hash);
    if (field === undefined) {
      await show(link);
      return focusInView(rail.querySelector<HTMLElement>('[data-status][aria-selected="true"]'));
    }
    if (findVisibleMark(field) === undefined) {
      const sample = findTarget(link.hash)?.closest('[data-example]') ?? listMarksWithin(field)[0];
      if (sample) await show(sample);
    }
    const mark = findVisibleMark(field);
    if (mark === undefined) return;
    // The code has the role of a link only while focused, so that screen readers announce no links when they read the sample.
    mark.tabIndex = -1;
    mark.role = 'link';
    const stopBeingLink = () => ['tabindex', 'role'].forEach((name) => mark.removeAttribute(name));
    mark.addEventListener('blur', stopBeingLink, { once: true });
    focusInView(mark);
  }

  function goToField(anchor: string): void {
    pushUnlessBeside(rail.querySelector('[data-chosen] [id]')?.id, `#${anchor}`);
    const element = document.getElementById(anchor);
    for (let around = element; around !== null; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    focusInView(element?.querySelector('[href]'));
    lightAndScroll(element);
  }

  /** Focuses an element and centers it. Code beside the fields is only scrolled into view, so that the fields stay. */
  function focusInView(element: HTMLElement | null | undefined): void {
    element?.focus({ preventScroll: true });
    const block = isCodeBesideFields() && rail.contains(element ?? null) ? 'nearest' : 'center';
    element?.scrollIntoView({ block });
  }

  /** Adds a history entry for `toHash`, so that Back returns to `fromId`. Does nothing if the code is beside the fields. */
  function pushUnlessBeside(fromId: string | undefined, toHash: string): void {
    if (isCodeBesideFields()) return;
    if (fromId) history.replaceState(history.state, '', `#${fromId}`);
    history.pushState(null, '', toHash);
  }

  const addRootListener = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
  ): void => root.addEventListener(type, handle, { signal });

  // `pointerover` would also report what moves under the pointer when the page scrolls. Touches are ignored, because they may be scrolling.
  addRootListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') lightAndScroll(event.target);
  });
  addRootListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') lightAndScroll(root.querySelector(':focus-visible'));
  });
  addRootListener('focusin', (event) => lightAndScroll(event.target));
  addRootListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) lightAndScroll(null);
  });
  addRootListener('click', (event) => {
    if (!isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-sample-link]');
    const mark = event.target.closest<HTMLElement>('[data-field]');
    lightAndScroll(event.target);
    if (link !== null) {
      event.preventDefault();
      void goToCodeOrTab(link);
    } else if (mark !== null) {
      actOnSinglePress(event, () => {
        if (!signal.aborted) goToField(readFieldAnchors(mark).at(-1) ?? '');
      });
    }
  });
  addRootListener('keydown', ({ target: pressed, key }) => {
    const isMark = pressed instanceof HTMLElement && pressed.matches('[data-field]');
    if (isMark && key === 'Enter') pressed.click();
  });
  const showIfOpened = (row: EventTarget | null): void => {
    const isOpened = row instanceof HTMLDetailsElement && row.open && row.matches('[data-code]');
    if (isOpened && isCodeBesideFields()) void show(row);
  };
  root.addEventListener('toggle', (event) => showIfOpened(event.target), { capture: true, signal });
  lightAndScroll(target);
  if (target instanceof Element) showIfOpened(target.closest('summary')?.parentElement ?? null);
}

function readFieldAnchors(mark: HTMLElement): string[] {
  return mark.dataset.field?.split(' ') ?? [];
}

/** Scrolls code into view within its scroll container, without scrolling the page. */
function scrollWithinBox(code: HTMLElement): void {
  const box = code.closest('.api-code');
  if (box === null) return;
  const [boxRect, codeRect] = [box.getBoundingClientRect(), code.getBoundingClientRect()];
  const isSeen = codeRect.top >= boxRect.top && codeRect.bottom <= boxRect.bottom;
  if (!isSeen) box.scrollBy({ top: codeRect.top - boxRect.top - 12 });
}
