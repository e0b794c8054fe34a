import { copyText } from '@site/src/components/CopyButton/copyText';
import { indexAfterKey } from '@site/src/page/indexAfterKey';
import { languageKeys, type SampleLanguage } from '@site/config/languageTabs';
import { readLanguage, storeLanguage, toLanguage } from './sampleLanguage';
import { plainLetter, tokenClasses } from './tokenKinds';

/**
 * Brings the samples to life in the HTML that the build made: tabs, choice of example, copying. Works on the document's
 * own nodes, so that 18 languages cost no hydration.
 *
 * @returns a function that lets go of everything again
 */
export function attachSamples(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  root.addEventListener('click', (event) => onClick(root, event), { signal });
  root.addEventListener('keydown', (event) => onKeyDown(root, event), { signal });
  root.addEventListener('change', (event) => onChange(root, event), { signal });
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      const language = key === languageKeys.storage ? toLanguage(newValue) : undefined;
      if (language !== undefined) showLanguage(root, language);
    },
    { signal },
  );
  showLanguage(root, readLanguage(window.location.search));
  root.dataset.ready = '';
  return () => stop.abort();
}

function onClick(root: HTMLElement, event: Event): void {
  if (!(event.target instanceof Element)) return;
  const tab = event.target.closest<HTMLElement>('[role="tab"]');
  if (tab !== null) choose(root, tab);
  const copy = event.target.closest<HTMLElement>('[data-copy]');
  if (copy !== null) void copySample(copy);
}

function onKeyDown(root: HTMLElement, event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || event.target.role !== 'tab') return;
  const tabs = [
    ...(event.target.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ];
  const next = indexAfterKey(event.key, tabs.indexOf(event.target), tabs.length, 'horizontal');
  const tab = next === undefined ? undefined : tabs[next];
  if (tab === undefined) return;
  event.preventDefault();
  choose(root, tab);
  tab.focus();
}

function onChange(root: HTMLElement, event: Event): void {
  if (!(event.target instanceof HTMLSelectElement)) return;
  const { value } = event.target;
  for (const section of root.querySelectorAll<HTMLElement>('[data-example]')) {
    setCurrent(section, section.dataset.example === value);
  }
  paintCurrent(root);
}

function choose(root: HTMLElement, tab: HTMLElement): void {
  const language = toLanguage(tab.dataset.language);
  if (language === undefined) return;
  storeLanguage(language);
  showLanguage(root, language);
}

function showLanguage(root: HTMLElement, language: SampleLanguage): void {
  for (const tab of root.querySelectorAll<HTMLElement>('[role="tab"]')) {
    const isSelected = tab.dataset.language === language;
    tab.ariaSelected = String(isSelected);
    tab.tabIndex = isSelected ? 0 : -1;
    const list = tab.parentElement;
    // Not scrollIntoView: that would move the page as well.
    if (isSelected && list !== null && list.offsetParent !== null) {
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    }
  }
  for (const panel of root.querySelectorAll<HTMLElement>('[role="tabpanel"]')) {
    setCurrent(panel, panel.dataset.language === language);
  }
  paintCurrent(root);
}

function setCurrent(element: HTMLElement, isCurrent: boolean): void {
  element.toggleAttribute('data-current', isCurrent);
}

/** Colours the samples that are seen and were not coloured yet. */
function paintCurrent(root: HTMLElement): void {
  for (const code of root.querySelectorAll<HTMLElement>(
    '[data-example][data-current] [role="tabpanel"][data-current] [data-tokens]',
  )) {
    paint(code);
  }
}

function paint(code: HTMLElement): void {
  const text = code.textContent ?? '';
  const nodes: Node[] = [];
  let start = 0;
  for (const [, letter = plainLetter, length] of (code.dataset.tokens ?? '').matchAll(
    /([a-z])(\d+)/g,
  )) {
    const end = start + Number(length);
    const stretch = document.createTextNode(text.slice(start, end));
    const kind = tokenClasses[letter];
    if (kind === undefined) {
      nodes.push(stretch);
    } else {
      const span = document.createElement('span');
      span.className = `token ${kind}`;
      span.append(stretch);
      nodes.push(span);
    }
    start = end;
  }
  nodes.push(document.createTextNode(text.slice(start)));
  code.replaceChildren(...nodes);
  delete code.dataset.tokens;
}

async function copySample(button: HTMLElement): Promise<void> {
  const code = button
    .closest('[data-example]')
    ?.querySelector('[role="tabpanel"][data-current] code');
  const isCopied = await copyText(code?.textContent ?? '');
  button.dataset.outcome = isCopied ? 'copied' : 'failed';
  const status = button.closest('[data-samples]')?.querySelector('[role="status"]');
  if (status != null)
    status.textContent = isCopied ? 'Copiado' : 'No se ha podido copiar: selecciona el texto';
  setTimeout(() => {
    delete button.dataset.outcome;
    if (status != null) status.textContent = '';
  }, 2000);
}
