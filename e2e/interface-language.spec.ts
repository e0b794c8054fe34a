/** The interface is in Spanish but for what the requirements fix in English (R25, R26, R40, R42, R43), which is marked so (docs-internal/adr/0013). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type InterfaceString, listInterfaceStrings } from './support/interfaceStrings';
import { serveVariant } from './support/serveVariant';
import { expect, holdOwnScripts, open, stopTimers, test } from './support/test';

const siteDir = path.resolve(__dirname, '..');
const guide = '/docs/widget-config/instalacion';
const phone = { width: 390, height: 844 };

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

/** What no dictionary has: names (of fields in quotes), values of the API, keys, addresses, what a test types, messages of errors; and a tab's title, which cannot be marked. */
const names =
  /\((?:https:[^)]+|\/[\w./?=#-]*)\)|«[\w.-]+»|\/wrong\/|\b(AI ?Findr|GitHub|ChatGPT|Claude|OpenAPI|React|Dart|Kotlin|OCaml|YAML|Markdown|baseUrl|overlay|floating|Esc|Ctrl|zzqqxx|this item always throws|Page Error|[\w.@]+\.ai)\b/gi;

/** The framework's own strings: of some every word is Spanish too, such as "Main". */
const englishStrings = Object.entries(
  JSON.parse(
    readFileSync(
      require.resolve('@docusaurus/theme-translations/locales/base/theme-common.json'),
      'utf8',
    ),
  ) as Record<string, string>,
)
  .filter(([id]) => !id.endsWith('___DESCRIPTION'))
  .map(([, message]) => message);

/** Strings that are neither Spanish nor English that is fixed and marked. */
async function listErrors(strings: readonly InterfaceString[]): Promise<string[]> {
  const others = strings.filter(
    ({ text, language }) =>
      language !== 'es' && !(language === 'en' && fixed.some((wording) => wording.test(text))),
  );
  const spanish = strings.filter(({ language }) => language === 'es').map(({ text }) => text);
  return [
    ...others.map(({ text, language }) => `"${text}" is marked as ${language}`),
    ...(await listEnglish(spanish)),
  ];
}

/** Texts that the framework has in English, or with a word that no Spanish dictionary has. */
async function listEnglish(texts: readonly string[]): Promise<string[]> {
  const { fileToDocument, loadConfig, spellCheckDocument } = await import('cspell-lib');
  const settings = await loadConfig(path.join(siteDir, 'cspell.config.yaml'));
  const lines = texts.map((text) => text.replaceAll(names, ' ').replaceAll('\n', ' '));
  const { issues } = await spellCheckDocument(
    fileToDocument('interface.txt', lines.join('\n'), 'plaintext'),
    { generateSuggestions: false, noConfigSearch: true },
    {
      ...settings,
      language: 'es',
      dictionaries: ['es-es', 'house-words'],
      maxNumberOfProblems: Infinity,
      maxDuplicateProblems: Infinity,
    },
  );
  const misspelt = new Set(issues.map(({ line }) => line.text.trimEnd()));
  const foreign = new Set(texts.filter((_, index) => misspelt.has(lines[index]?.trimEnd() ?? '')));
  return texts.filter((text) => foreign.has(text) || englishStrings.includes(text));
}

/** Fails at English in the interface as it is, and when the strings that the test is about are not there. */
async function expectSpanish(page: Page, ...seen: string[]): Promise<void> {
  // React renders the page at once, and the title of the tab a frame later.
  await expect
    .poll(async () => (await listInterfaceStrings(page)).map(({ text }) => text))
    .toEqual(expect.arrayContaining(seen));
  expect(await listErrors(await listInterfaceStrings(page))).toEqual([]);
}

test('the check finds every English string of the framework', async () => {
  const marked = englishStrings.map((text) => ({ text, language: 'es' }));
  expect(await listErrors(marked)).toEqual(englishStrings);
  expect(await listErrors([{ text: 'Search the documentation', language: 'es' }])).toHaveLength(1);
  expect(await listErrors([{ text: 'Buscar', language: 'en' }])).toHaveLength(1);
  expect(await listErrors([{ text: 'Buscar', language: 'es' }])).toEqual([]);
});

for (const [route, ...seen] of [
  ['/', 'Idioma', 'English', 'Buscar', 'Principal'],
  [guide, 'En esta página', 'Copiar el código', 'Siguiente', 'Ocultar el menú lateral'],
  ['/docs/api/ai-findr-api', 'Ruta de navegación', 'Copiar página'],
  ['/docs/api/chat', 'Siguiente'],
  ['/docs/api/hacer-pregunta', 'Contraer la categoría «Chat»', 'Anterior'],
  ['/docs/category/integraciones', 'Portada'],
  ['/markdown-page', 'En esta página'],
] as const) {
  test(`on ${route}, also on paper`, async ({ page }) => {
    await open(page, route);
    await expectSpanish(page, 'Skip to main content', ...seen);
    await page.emulateMedia({ media: 'print' });
    await expectSpanish(page);
  });
}

test.describe('on an unknown path', () => {
  test.use({ expectedMessages: /status of 404/ });
  test('the proposals too', async ({ page }) => {
    await open(page, '/docs/widget-config/instalacin');
    await expect(page.locator('#nearest')).toBeVisible();
    await expectSpanish(page, 'Página no encontrada', '¿Buscabas una de estas páginas?');
  });
});

test.describe('search', () => {
  test.use({ expectedMessages: /ERR_FAILED|Search could not be loaded/ });

  test('in every state of its dialog', async ({ page }) => {
    await page.route('**/search-index.json', (route) => route.abort(), { times: 1 });
    await open(page, guide);
    await page.keyboard.press('Control+k');
    const retry = page.getByRole('button', { name: 'Volver a intentarlo' });
    await expect(retry).toBeVisible();
    await expectSpanish(page, 'Buscar en la documentación');
    await retry.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSpanish(page, 'Empieza por aquí', 'Cerrar', 'Abrir la búsqueda con /');
    for (const query of ['zzqqxx', 'contexto']) {
      await page.getByRole('combobox').fill(query);
      const count = page.getByRole('status').filter({ hasText: `resultados para ${query}` });
      await expect(count).toBeAttached();
      await expectSpanish(page, 'Resultados');
    }
  });

  test('its button, when the dialog does not load', async ({ page }) => {
    await open(page, guide);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectSpanish(page);
  });
});

test('in the menu on phones, on both levels', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/docs/api/chat');
  await page.getByRole('button', { name: 'Abrir o cerrar el menú' }).click();
  await expectSpanish(page, '← Volver al menú principal', 'Cerrar el menú');
  await page.getByRole('button', { name: /Volver al menú principal/ }).click();
  await page.locator('.navbar-sidebar').getByRole('button', { name: 'Idioma' }).click();
  await expectSpanish(page, 'Idioma', 'English');
});

test('after controls were used: copied, not copied, wrapped, hidden, dark', async ({ page }) => {
  await open(page, guide);
  await stopTimers(page);
  const copy = page.getByRole('button', { name: 'Copiar el código' }).first();
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.resolve()));
  await copy.click();
  await expectSpanish(page, 'Copiado');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expectSpanish(page, 'No se ha podido copiar. Selecciona el texto y cópialo.');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Copiar página' }).click();
  await expect(page.locator('article [data-reading-aid] > [role=status]')).not.toBeEmpty();
  await page.getByRole('button', { name: 'Ocultar el menú lateral' }).click();
  await page.getByRole('button', { name: /^Cambiar entre modo claro y oscuro/ }).click();
  await expectSpanish(
    page,
    'Mostrar el menú lateral',
    'Cambiar entre modo claro y oscuro (ahora: modo oscuro)',
    'Volver al principio',
  );
});

test.describe('when parts of the site fail', () => {
  test.use({
    expectedMessages:
      /outermost|this item always throws|Minified React error|ERR_FAILED|chunk|404|MIME type/i,
  });

  test('the crash page, the failed item of the navbar and the announcement bar', async ({
    page,
    crashes,
  }) => {
    await page.goto(`${crashes.origin}/crash`);
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expectSpanish(
      page,
      'Page Error',
      'Try again',
      'Cerrar el aviso',
      'Este elemento del menú no se ha podido mostrar',
    );
    // Without a class it would have the browser's own look.
    await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveCSS(
      'background-color',
      'rgb(239, 239, 239)',
    );
  });

  test('the error of a route that does not load', async ({ page }) => {
    // The router loads the route's module only if the URL is not the route's own.
    await page.addInitScript(() => {
      history.replaceState = () => undefined;
    });
    await open(page, '/docs/widget-config/intro');
    const fail = await holdOwnScripts(page);
    await page.goto('/docs/category/integraciones.html', { waitUntil: 'commit' });
    await expect(page.locator('#loader')).toBeVisible();
    fail();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectSpanish(page, 'Retry');
  });

  test('the banner of a wrong base URL', async ({ page }) => {
    const wrong = await serveVariant('build.base-url');
    await page.goto(wrong.origin);
    await expect(page.getByText('Your site did not load properly')).toBeVisible();
    await expectSpanish(page, 'Your site did not load properly');
    await wrong.close();
  });
});
