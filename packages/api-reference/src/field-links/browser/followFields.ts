import './fieldLinks.css';
import { findTarget } from '@aifindr-docs/ui/findTarget';
import { isPlainClick } from '@aifindr-docs/ui/isPlainClick';
import { responseTab, type ShowSample } from './useFieldLinks';

/** A moment on the way of a pointer shows no other sample. */
const dwell = 150;
/** Frames in which a sample that has been chosen is loaded and shown. */
const patience = 180;
/** Within it a second press chooses a word of the code, which must not move. */
const doublePress = 300;
/** What a reader has chosen is not replaced by what scrolls below it. */
const chosenFor = 500;

/**
 * What is pointed at or focused, a field or code that shows it, marks both; a press goes to the other one.
 *
 * @param root has the fields, with `data-sampled` (`no` where no sample shows them), and the rail
 * @param rail has the code, with the anchors of fields in `data-field`
 * @param target what is pointed at or focused already
 * @param isChosen whether the reader has chosen a sample already
 * @returns ends it
 */
export function followFields(
  root: HTMLElement,
  rail: HTMLElement,
  show: ShowSample,
  target: EventTarget | null,
  isChosen: boolean,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = 0;
  let isTouch = false;
  /** Until the pointer moves, what passes below it as the page scrolls is not pointed at. */
  let isPointerIdle = false;
  /** When the reader has last chosen a sample. */
  let chosenAt = isChosen ? performance.now() : -chosenFor;
  /** Whether the reader has chosen the response that is shown: no field that is pointed at replaces it. */
  let isResponseChosen = isChosen;
  /** Timer of a press on code, which a second press ends. */
  let press = 0;

  /** A line beside the code; it says so where the sample lacks a field. */
  const note = rail.querySelector<HTMLElement>('[data-absent]');
  const noteText = note?.textContent ?? '';

  const listMarks = (field: string) =>
    [...rail.querySelectorAll<HTMLElement>('[data-field]')].filter(
      ({ dataset }) => dataset.field === field,
    );
  const findMark = (field: string) => listMarks(field).find(isShown);
  /** Whether the code stays beside the fields; elsewhere it is above them. */
  const isBeside = () =>
    rail.firstElementChild !== null &&
    getComputedStyle(rail.firstElementChild).position === 'sticky';

  function light(field?: string): void {
    clearTimeout(timer);
    for (const name of ['data-lit', 'data-quiet']) {
      for (const element of root.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
    if (note && note.textContent !== noteText) note.textContent = noteText;
    if (field === undefined) return;
    document.getElementById(field)?.setAttribute('data-lit', '');
    for (const mark of listMarks(field)) {
      mark.setAttribute('data-lit', '');
      mark.closest('pre')?.setAttribute('data-quiet', '');
    }
  }

  /** Marks what an element belongs to, and brings its code into view where that moves nothing else. */
  function pointAt(element: EventTarget | null): void {
    if (!(element instanceof Element)) return light();
    const mark = element.closest<HTMLElement>('[data-field]');
    if (mark !== null) return light(mark.dataset.field);
    const own = element.closest('[data-sampled]')?.id;
    const field = element.closest('[data-sampled=""]')?.id;
    light(field);
    if (own === undefined || !isBeside()) return;
    timer = window.setTimeout(() => {
      if (field !== undefined) {
        const response = listMarks(field).map(responseOf).find(Boolean);
        if (findMark(field) === undefined && response && !isResponseChosen) show(response);
        const code = findMark(field);
        if (code !== undefined) scrollBox(code);
      }
      if (isLacked(own)) sayAbsent();
    }, dwell);
  }

  /** Whether the shown code lacks a field; only code that shows others of its kind can tell. */
  function isLacked(field: string): boolean {
    const kind = field.replace(/-.*/, '');
    const isOfKind = ({ dataset }: HTMLElement) => dataset.field?.startsWith(kind) === true;
    const marks = [...rail.querySelectorAll<HTMLElement>('[data-field]')];
    return findMark(field) === undefined && marks.some((mark) => isOfKind(mark) && isShown(mark));
  }

  function sayAbsent(): void {
    if (!note) return;
    note.textContent = note.dataset.absent ?? noteText;
    note.setAttribute('data-lit', '');
  }

  /** Adds a history entry where the other one is out of the viewport, so that Back returns. */
  function leave(
    from: { fieldCode?: string; url: string },
    to: typeof from,
    isOut = !isBeside(),
  ): void {
    if (!isOut) return;
    const { url, ...state } = from;
    history.replaceState({ ...(history.state as object | null), ...state }, '', url);
    history.pushState({ fieldCode: to.fieldCode }, '', to.url);
  }

  /** Goes from a field to its code, in another sample where the one that is shown has none; `hash` leads to a sample that has it. */
  function goToCode(field: string, hash: string): void {
    if (findMark(field) === undefined) {
      const heading = findTarget(hash);
      const sample = heading?.closest('[data-example]') ?? listMarks(field).find(responseOf);
      if (sample) show(sample);
    }
    whenFound(
      () => findMark(field),
      (mark) => {
        light(field);
        focusMark(mark);
        const block = isBeside() ? 'nearest' : 'center';
        mark.scrollIntoView({ block, behavior: scrollBehavior() });
      },
    );
  }

  function goToField(field: string): void {
    const element = document.getElementById(field);
    if (element === null) return;
    for (
      let around = element.parentElement?.closest('details');
      around;
      around = around.parentElement?.closest('details')
    ) {
      around.open = true;
    }
    light(field);
    isPointerIdle = true;
    element.querySelector<HTMLElement>('[href]')?.focus({ preventScroll: true });
    const head = element.firstElementChild ?? element;
    if (isOutOfView(head)) head.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
  }

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    handle: (event: HTMLElementEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ) => root.addEventListener(type, handle, { signal, ...options });

  on('pointerover', ({ target: over, pointerType }) => {
    if (pointerType !== 'touch' && !isPointerIdle) pointAt(over);
  });
  on('pointermove', ({ target: over, pointerType }) => {
    if (!isPointerIdle || pointerType === 'touch') return;
    isPointerIdle = false;
    pointAt(over);
  });
  on('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'));
  on('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return;
    const focused = document.activeElement;
    pointAt(focused?.matches(':focus-visible') && root.contains(focused) ? focused : null);
  });
  on('focusin', ({ target: focused }) => {
    isPointerIdle = true;
    pointAt(focused);
  });
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) light();
  });
  on('click', (event) => {
    const pressed = event.target instanceof Element ? event.target : null;
    if (!isPlainClick(event)) return;
    const toExample = rail.contains(pressed) && pressed?.closest<HTMLAnchorElement>('a[href^="#"]');
    const example = toExample && findTarget(toExample.hash)?.closest('[data-example]');
    // Beside the fields it is in the viewport: the page does not scroll, and the focus moves because the link is hidden now.
    if (example && isBeside()) {
      event.preventDefault();
      show(example);
      rail.querySelector('select')?.focus({ preventScroll: true });
      return;
    }
    const link = pressed?.closest<HTMLAnchorElement>('[data-sample-link]');
    if (event.isTrusted && (link || rail.contains(pressed))) chosenAt = event.timeStamp;
    if (event.isTrusted && pressed?.closest(responseTab)) isResponseChosen = true;
    clearTimeout(press);
    const field = link?.closest('[data-sampled=""]')?.id;
    const row = link?.closest('[data-code]');
    const tab = link && field === undefined ? chooseStatus(row) : undefined;
    const mark = pressed?.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (link && field !== undefined) {
      event.preventDefault();
      leave({ url: `#${field}` }, { fieldCode: field, url: link.hash });
      goToCode(field, link.hash);
    } else if (link && tab) {
      event.preventDefault();
      leave({ url: `#${row?.querySelector('[id]')?.id}` }, { url: link.hash });
      tab.focus({ preventScroll: true });
      const block = isBeside() ? 'nearest' : 'center';
      tab.scrollIntoView({ block, behavior: scrollBehavior() });
    } else if (mark !== undefined && !isTextChosen()) {
      press = window.setTimeout(
        () => {
          const head = document.getElementById(mark)?.firstElementChild;
          const isOut = !isBeside() || !head || isOutOfView(head);
          leave({ fieldCode: mark, url: location.href }, { url: `#${mark}` }, isOut);
          goToField(mark);
        },
        isBeside() && event.isTrusted ? doublePress : 0,
      );
    }
    // The mark of a tap stays until the next one.
    else if (isTouch) pointAt(pressed);
  });
  addEventListener(
    'popstate',
    () => {
      const { fieldCode } = (history.state ?? {}) as { fieldCode?: string };
      const target = findTarget(location.hash);
      // The router scrolls to the address first.
      setTimeout(() => {
        if (fieldCode !== undefined) goToCode(fieldCode, location.hash);
        else if (target?.dataset.sampled === '') goToField(target.id);
        // A response, from its sample.
        else {
          target
            ?.closest('[data-code]')
            ?.querySelector<HTMLElement>('[data-sample-link]')
            ?.focus({ preventScroll: true });
        }
      }, 50);
    },
    { signal },
  );
  on('keydown', (event) => {
    const { target: pressed, key } = event;
    if (!(pressed instanceof HTMLElement)) return;
    const pre = pressed.closest('pre');
    const marks = [...(pre?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const index = marks.indexOf(pressed);
    const isEntering = pressed === pre && key === 'Enter';
    const step = isEntering || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (index < 0 && !isEntering) return;
    if (key === 'Enter' && index >= 0) goToField(pressed.dataset.field ?? '');
    else if (key === 'Escape') pre?.focus();
    else if (step === 0) return;
    else {
      const next = marks[index + step];
      if (next !== undefined) {
        focusMark(next);
        next.scrollIntoView({ block: 'nearest' });
      }
    }
    event.preventDefault();
  });
  /** Chooses the sample of a response, by its row. */
  function chooseStatus(row?: Element | null): HTMLElement | undefined {
    const code = row instanceof HTMLElement ? row.dataset.code : undefined;
    const tab = [...rail.querySelectorAll<HTMLElement>(responseTab)].find(
      ({ dataset }) => dataset.value === code,
    );
    if (tab?.getAttribute('aria-selected') === 'false') tab.click();
    return tab;
  }
  const showRow = (row?: EventTarget | null) => {
    if (!(row instanceof HTMLDetailsElement && row.open && isBeside())) return;
    // A field that the shown sample has was reached from its line, which must not be replaced.
    const focused = row.contains(document.activeElement)
      ? document.activeElement?.closest('[data-sampled]')?.id
      : undefined;
    if (focused !== undefined && findMark(focused) !== undefined) return;
    isResponseChosen = false;
    chooseStatus(row);
  };
  // The row of a response that opens, or is reached, shows its sample.
  on(
    'toggle',
    ({ target: row, timeStamp }) => {
      chosenAt = timeStamp;
      showRow(row);
    },
    { capture: true },
  );
  const watch = (
    elements: readonly Element[],
    rootMargin: string,
    see: (seen: IntersectionObserverEntry[]) => void,
  ) => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(see, { rootMargin });
    for (const element of elements) observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  };
  const rows = [...root.querySelectorAll('[data-code]')];
  const responses = rows[0]?.parentElement;
  watch(responses ? [responses] : [], '-45% 0px', (seen) =>
    rail.toggleAttribute(
      'data-responses',
      seen[seen.length - 1]?.isIntersecting === true && isBeside(),
    ),
  );
  watch(rows, '-15% 0px -55%', (seen) => {
    const reached = seen.find((entry) => entry.isIntersecting && entry.target.matches('[open]'));
    if (performance.now() > chosenAt + chosenFor) showRow(reached?.target);
  });
  pointAt(target);
  return () => {
    ending.abort();
    clearTimeout(timer);
    clearTimeout(press);
  };
}

/** Whether an element is below the navbar, outside of the window, or in a closed block. */
function isOutOfView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < 96 || bottom > window.innerHeight - 32;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function responseOf(mark: Element): Element | null {
  return mark.closest('[role="tabpanel"]:not([data-language])');
}

function isTextChosen(): boolean {
  return document.getSelection()?.isCollapsed === false;
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Focuses code as a link to its field, which it is only while it has the focus: readers of the code meet no link in it. */
function focusMark(mark: HTMLElement): void {
  mark.tabIndex = -1;
  mark.setAttribute('role', 'link');
  mark.focus({ preventScroll: true });
  const forget = () => ['tabindex', 'role'].forEach((name) => mark.removeAttribute(name));
  mark.addEventListener('blur', forget, { once: true });
}

/** Scrolls the box around code, and nothing else. */
function scrollBox(code: HTMLElement): void {
  let box = code.parentElement;
  while (
    box &&
    (box.scrollHeight <= box.clientHeight || getComputedStyle(box).overflowY !== 'auto')
  ) {
    box = box.parentElement;
  }
  if (!box || box === document.documentElement) return;
  const [around, own] = [box.getBoundingClientRect(), code.getBoundingClientRect()];
  const above = own.top - around.top - 12;
  // The last lines are faded.
  const below = own.bottom - around.bottom + 36;
  const top = above < 0 ? above : Math.min(above, Math.max(0, below));
  if (top !== 0) box.scrollBy({ top, behavior: scrollBehavior() });
}

function whenFound(
  find: () => HTMLElement | undefined,
  use: (found: HTMLElement) => void,
  frames = patience,
): void {
  const found = find();
  if (found !== undefined) use(found);
  else if (frames > 0) requestAnimationFrame(() => whenFound(find, use, frames - 1));
}
