import type { Page } from '@playwright/test';

/** A string of the interface and the language that it is marked with. */
export interface InterfaceString {
  text: string;
  language: string;
}

/** Article text, descriptions of its figures, and what repeats its titles and headings. Its controls are interface all the same. */
const articleText = [
  '.markdown',
  'main:not([class]) > *',
  '.table-of-contents',
  '.theme-doc-sidebar-menu',
  '.breadcrumbs',
  '.pagination-nav__label',
  '[role="listbox"] > [role="group"]:not([data-group="popular"], [data-group="actions"])',
  'pre',
  'code',
  '[role="img"]',
  // Addresses.
  '#nearest + ul',
].join();

/** Every string of the interface in the page: text, names and other attributes that are read out, generated content, the tab's title. */
export async function listInterfaceStrings(page: Page): Promise<InterfaceString[]> {
  return page.evaluate((article) => {
    const strings = new Map<string, InterfaceString>();
    const add = (raw: string | null, element: Element) => {
      const text = raw?.replace(/[\s\u200b]+/g, ' ').trim() ?? '';
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (/\p{L}/u.test(text)) strings.set(`${language} ${text}`, { text, language });
    };
    add(document.title, document.documentElement);
    for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
      if (!element.matches('[role="img"]')) {
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
          add(element.getAttribute(name), element);
        }
      }
      for (const part of ['::before', '::after']) {
        add(/"([^"]*)"$/.exec(getComputedStyle(element, part).content)?.[1] ?? '', element);
      }
      if (!element.closest(article) || element.closest('button, label')) {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) add(node.textContent, element);
        }
      }
    }
    return [...strings.values()];
  }, articleText);
}
