import { indexAfterKey } from '@site/src/content/indexAfterKey';

/** What the tabs of a group tell each other, with the chosen value. */
const chosen = 'site:tab-chosen';

/** Key of the browser's storage for the choice of a group, the framework's own. */
const storageKey = (group: string) => `docusaurus.tab.${group}`;

/**
 * Brings tabs to life in the HTML that the build made. Those that share a group share the choice, on the page, in the address and
 * in the browser's storage.
 *
 * @returns a function that lets go of everything again
 */
export function attachTabs(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const group = root.dataset.tabs ?? '';
  const find = (value: string | null | undefined) =>
    listTabs(root).find((tab) => tab.dataset.value === value);

  root.addEventListener(
    'click',
    ({ target }) => {
      const tab = target instanceof Element ? target.closest<HTMLElement>('[role="tab"]') : null;
      if (tab !== null && listTabs(root).includes(tab)) choose(root, tab, group);
    },
    { signal },
  );
  root.addEventListener('keydown', (event) => moveBetweenTabs(root, event, group), { signal });
  if (group !== '') {
    window.addEventListener(
      chosen,
      (event) => {
        const { detail } = event as CustomEvent<{ group: string; value: string }>;
        const tab = detail.group === group ? find(detail.value) : undefined;
        if (tab !== undefined) show(root, tab);
      },
      { signal },
    );
  }

  const wanted = group === '' ? undefined : (find(readAsked(group)) ?? find(readStored(group)));
  if (wanted !== undefined) show(root, wanted);
  return () => stop.abort();
}

/** The tabs of these tabs, not those inside their panels. */
function listTabs(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')];
}

function moveBetweenTabs(root: HTMLElement, event: KeyboardEvent, group: string): void {
  const tabs = listTabs(root);
  const index = tabs.findIndex((tab) => tab === event.target);
  const next = index < 0 ? undefined : indexAfterKey(event.key, index, tabs.length, 'horizontal');
  const tab = next === undefined ? undefined : tabs[next];
  if (tab === undefined) return;
  event.preventDefault();
  choose(root, tab, group);
  tab.focus();
}

/** Shows a tab and remembers that; what the reader pressed stays in its place while others change their height. */
function choose(root: HTMLElement, tab: HTMLElement, group: string): void {
  const { value = '' } = tab.dataset;
  const { top } = tab.getBoundingClientRect();
  show(root, tab);
  if (group === '') return;
  window.dispatchEvent(new CustomEvent(chosen, { detail: { group, value } }));
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
  store(group, value);
}

function show(root: HTMLElement, tab: HTMLElement): void {
  for (const other of listTabs(root)) {
    other.ariaSelected = String(other === tab);
    other.tabIndex = other === tab ? 0 : -1;
  }
  for (const panel of root.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]')) {
    panel.toggleAttribute('data-selected', panel.dataset.value === tab.dataset.value);
  }
}

function readAsked(group: string): string | null {
  return new URLSearchParams(window.location.search).get(group);
}

function readStored(group: string): string | null {
  try {
    return localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}

function store(group: string, value: string): void {
  const address = new URL(window.location.href);
  address.searchParams.set(group, value);
  window.history.replaceState(window.history.state, '', address);
  try {
    localStorage.setItem(storageKey(group), value);
  } catch (error) {
    console.warn('The chosen tab could not be stored.', error);
  }
}
