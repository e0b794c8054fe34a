import { writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';

/**
 * Selector of elements whose text belongs to the article, not to the interface: prose, figures, code, and elements that repeat titles and
 * headings. The text of buttons and labels inside them still belongs to the interface.
 */
const articleText = [
  '.markdown',
  'main:not([class]) > *',
  '.table-of-contents',
  '.theme-doc-sidebar-menu',
  '.breadcrumbs',
  '.pagination-nav__label',
  '[role="listbox"] > [role="group"]:not([data-group="popular"], [data-group^="actions"])',
  'pre',
  'code',
  '[role="img"]',
].join();

/**
 * Lists the strings of the interface that contain letters, each with the nearest `lang`: `document.title`, text nodes, generated content,
 * and attributes that screen readers read out.
 */
function listInterfaceStrings(page: Page): Promise<{ text: string; language: string }[]> {
  return page.evaluate((article) => {
    const strings: { text: string; language: string }[] = [];
    const addString = (raw: string | null, element: Element) => {
      const text = raw?.replace(/[\s\u200b]+/g, ' ').trim() ?? '';
      const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
      if (/\p{L}/u.test(text)) strings.push({ text, language });
    };
    addString(document.title, document.documentElement);
    for (const element of document.body.querySelectorAll('*:not(script, style, noscript)')) {
      if (!element.matches('[role="img"]')) {
        for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
          addString(element.getAttribute(name), element);
        }
      }
      for (const part of ['::before', '::after']) {
        addString(/"([^"]*)"$/.exec(getComputedStyle(element, part).content)?.[1] ?? '', element);
      }
      if (!element.closest(article) || element.closest('button, label')) {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) addString(node.textContent, element);
        }
      }
    }
    return strings;
  }, articleText);
}

/** Match strings that the requirements word in English, and messages of errors that pages show. */
const fixedEnglish = [
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

/**
 * Matches correct words that the Spanish dictionary lacks: names, API values, keys, URLs, typed text, error messages, and the English title
 * of the crash page, because `document.title` has the `lang` of `<html>`.
 */
const unlistedWords =
  /\((?:https:[^)]+|\/[\w./?=#-]*)\)|«[\w.-]+»|\b(AI ?Findr|GitHub|ChatGPT|Claude|OpenAPI|React|Dart|Kotlin|OCaml|YAML|Markdown|WordPress|Objective-C|csharp|nodejs|baseUrl|brandColor|displayMode|overlay|floating|Esc|Ctrl|zzqqxx|this item always throws|Page Error|[\w.@]+\.ai)\b/gi;

/** Lists the texts that contain a word that neither the enabled dictionaries have nor `unlistedWords` matches. */
async function listNonSpanishTexts(texts: readonly string[]): Promise<string[]> {
  // An `import()` loads cspell's ES module; its CommonJS build exports no `lint`.
  const { lint } = await import('cspell');
  const file = test.info().outputPath('interface.txt');
  writeFileSync(file, texts.map((text) => text.replaceAll(unlistedWords, ' ')).join('\n'));
  const rows = new Set<number>();
  await lint(
    [file],
    {
      config: 'cspell.config.yaml',
      locale: 'es',
      disableDictionary: ['en_us', 'softwareTerms', 'html', 'css', 'typescript'],
      maxDuplicateProblems: Infinity,
      gitignore: false,
      cache: false,
    },
    { issue: ({ row }) => void rows.add(row) },
  );
  return texts.filter((_text, index) => rows.has(index + 1));
}

/**
 * Expects that the interface has the strings `seen`, and that each of its strings is marked as Spanish and spelled correctly. Only those
 * that `fixedEnglish` matches may be marked as English.
 */
export async function expectSpanish(page: Page, ...seen: string[]): Promise<void> {
  // Polls, because `document.title` changes a frame later than the page.
  await expect
    .poll(async () => (await listInterfaceStrings(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(seen));
  const strings = await listInterfaceStrings(page);
  const isFixedEnglish = (text: string) => fixedEnglish.some((wording) => wording.test(text));
  const marked = strings.filter(
    ({ text, language }) => language === 'es' || (language === 'en' && isFixedEnglish(text)),
  );
  expect.soft(strings, 'strings that are marked as another language').toEqual(marked);
  const spanish = strings.filter(({ language }) => language === 'es').map(({ text }) => text);
  expect.soft(await listNonSpanishTexts(spanish)).toEqual([]);
}
