import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** A string of the interface and the language that it is marked with. */
interface InterfaceString {
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
async function listInterfaceStrings(page: Page): Promise<InterfaceString[]> {
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

/** What the requirements word in English, and the message of the error that the crash page shows. */
const fixed = [
  /^Skip to main content$/,
  /^Direct link to .+$/,
  /^This page crashed\.$/,
  /^Try again$/,
  /^outermost Cause: middle Cause: innermost$/,
  /^Retry$/,
  /^(ChunkLoadError|Error): Loading chunk .+$/,
  /^English$/,
  /^Your site did not load properly$/,
];

const messages = readFileSync(
  'node_modules/@docusaurus/theme-translations/locales/base/theme-common.json',
  'utf8',
);
/** The framework's own strings: of some every word is Spanish too, such as "Main". */
export const englishStrings = Object.entries(JSON.parse(messages) as Record<string, string>)
  .filter(([id]) => !id.endsWith('___DESCRIPTION'))
  .map(([, message]) => message);

/** Words of an interface that no Spanish text has. */
const englishWord =
  /\b(the|this|that|of|and|or|to|for|with|from|is|are|not|you|your|page|search|close|open|show|hide|copy|copied|previous|back|menu|language|switch|loading|try|again|more|less|skip|last|results?)\b/i;

/** Names in quotes or parentheses, a tab's title, which cannot be marked, and the message of an error that tests throw. */
const names = /«.*?»|\(.*?\)|^Page Error$|this item always throws/g;

/** Strings that are neither Spanish nor English that is fixed and marked. */
export function listLanguageErrors(strings: readonly InterfaceString[]): string[] {
  return strings
    .filter(({ text, language }) => {
      if (language === 'en') return !fixed.some((wording) => wording.test(text));
      const isEnglish =
        englishStrings.includes(text) || englishWord.test(text.replaceAll(names, ''));
      return language !== 'es' || isEnglish;
    })
    .map(({ text, language }) => (language === 'es' ? text : `"${text}" is marked as ${language}`));
}

/** Fails at English in the interface as it is, and when the strings that the test is about are not there. */
export async function expectSpanish(page: Page, ...seen: string[]): Promise<void> {
  // React renders the page at once, and the title of the tab a frame later.
  await expect
    .poll(async () => (await listInterfaceStrings(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(seen));
  expect.soft(listLanguageErrors(await listInterfaceStrings(page))).toEqual([]);
}
