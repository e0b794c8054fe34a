import './fieldLinks.css';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import type { ShowSample } from './useFieldLinks';

/**
 * What is pointed at or focused, a field or code that shows it, marks both; a press goes to the other one.
 *
 * @param root has the fields, with `data-sampled` where a sample shows them, and the rail
 * @param rail has the code, with the anchors of fields in `data-field`
 * @param target what is pointed at or focused already
 */
export function followFields(
  root: HTMLElement,
  rail: HTMLElement,
  show: ShowSample,
  target: EventTarget | null,
  signal: AbortSignal,
): void {
  /** The code that shows a field, or what is in it. */
  const listMarks = (field: string) =>
    [...rail.querySelectorAll<HTMLElement>('[data-field]')].filter((mark) =>
      fieldsOf(mark).some((one) => one === field || one.startsWith(`${field}-`)),
    );
  const findMark = (field: string) =>
    listMarks(field).find((mark) => mark.getClientRects().length > 0);
  /** Whether the code stays beside the fields; elsewhere it is above them. */
  const isBeside = () =>
    rail.firstElementChild !== null &&
    getComputedStyle(rail.firstElementChild).position === 'sticky';

  let pointed: EventTarget | null = null;

  /** Marks what an element belongs to, and scrolls the box of its code to it. */
  function pointAt(element: EventTarget | null): void {
    if (element === pointed) return;
    pointed = element;
    for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit');
    if (!(element instanceof Element)) return;
    const mark = element.closest<HTMLElement>('[data-field]');
    const field = element.closest('[data-sampled]');
    const fields = mark ? fieldsOf(mark) : field ? [field.id] : [];
    for (const id of fields) {
      document.getElementById(id)?.setAttribute('data-lit', '');
      const marks = mark && fields.length > 1 ? [mark] : listMarks(id);
      for (const code of marks) code.setAttribute('data-lit', '');
      const code = findMark(id);
      if (field && code && isBeside()) scrollBox(code);
    }
  }

  async function goToCode(field: string, hash: string): Promise<void> {
    if (findMark(field) === undefined) {
      const sample = findTarget(hash)?.closest('[data-example]') ?? listMarks(field)[0];
      if (sample) await show(sample);
    }
    const mark = findMark(field);
    if (mark === undefined) return;
    // It is a link only while it has the focus: readers of the code meet no link in it.
    mark.tabIndex = -1;
    mark.role = 'link';
    const forget = () => ['tabindex', 'role'].forEach((name) => mark.removeAttribute(name));
    mark.addEventListener('blur', forget, { once: true });
    goTo(mark);
  }

  function goToField(field: string): void {
    const element = document.getElementById(field);
    for (let around = element; around !== null; around = around.parentElement) {
      if (around instanceof HTMLDetailsElement) around.open = true;
    }
    const link = element?.querySelector<HTMLElement>('[href]');
    if (link) goTo(link);
    pointAt(element);
  }

  /** Shows the response of a row. */
  function showResponse(row: HTMLElement | null): HTMLElement | undefined {
    const tabs = [...rail.querySelectorAll<HTMLElement>('[role="tab"][data-status]')];
    const tab = tabs.find(({ dataset }) => dataset.value === row?.dataset.code);
    tab?.click();
    return tab;
  }

  /** Focuses an element, and scrolls no further than needed: what is beside it stays. */
  function goTo(element: HTMLElement): void {
    element.focus({ preventScroll: true });
    const { top, bottom } = element.getBoundingClientRect();
    if (isBeside() && top > 96 && bottom < window.innerHeight - 32) return;
    const block = isBeside() && rail.contains(element) ? 'nearest' : 'center';
    element.scrollIntoView({ block });
  }

  /** Where the other end is out of sight, Back returns. */
  function leave(from: string | undefined, to: string): void {
    if (isBeside()) return;
    if (from) history.replaceState(history.state, '', `#${from}`);
    history.pushState(null, '', to);
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(type, handle, { signal, ...options });

  // Not `pointerover`: what passes below the pointer as the page scrolls is not pointed at. A finger may only scroll.
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
      const field = link.closest('[data-sampled]')?.id;
      const row = link.closest<HTMLElement>('[data-code]');
      event.preventDefault();
      leave(field ?? row?.querySelector('[id]')?.id, link.hash);
      if (field !== undefined) return void goToCode(field, link.hash);
      const tab = showResponse(row);
      if (tab) goTo(tab);
    } else if (mark !== null && document.getSelection()?.isCollapsed !== false) {
      const field = fieldsOf(mark).at(-1) ?? '';
      leave(rail.querySelector('[data-chosen] [id]')?.id, `#${field}`);
      goToField(field);
    }
  });
  on('keydown', ({ target: pressed, key }) => {
    const isMark = pressed instanceof HTMLElement && pressed.matches('[data-field]');
    if (isMark && key === 'Enter') pressed.click();
  });
  // The row of a response that opens shows its sample.
  const showOpened = (row: EventTarget | null) => {
    if (row instanceof HTMLDetailsElement && row.open && isBeside()) showResponse(row);
  };
  on('toggle', (event) => showOpened(event.target), { capture: true });
  pointAt(target);
  if (target instanceof Element) showOpened(target.closest('summary')?.parentElement ?? null);
}

function fieldsOf(mark: HTMLElement): string[] {
  return mark.dataset.field?.split(' ') ?? [];
}

/** Scrolls the box around code, and nothing else. */
function scrollBox(code: HTMLElement): void {
  const box = code.closest<HTMLElement>('[data-code-box]');
  if (box === null) return;
  const [around, own] = [box.getBoundingClientRect(), code.getBoundingClientRect()];
  const above = own.top - around.top - 12;
  const below = own.bottom - around.bottom + 12;
  box.scrollBy({ top: above < 0 ? above : Math.min(above, Math.max(0, below)) });
}
