import type { Locator, Page } from '@playwright/test';
import { colorRules, listViolations } from './support/axe';
import { sharedWindow } from './support/sharedWindow';
import { expect, open, overflow, readClipboard, test } from './support/test';

const route = '/docs/widget-config/instalacion';
const start = 'que-ocurre';

test.use({ ...sharedWindow, contextOptions: { reducedMotion: 'reduce' } });

const panelOf = (page: Page) => page.locator('[data-troubleshooter]');
const fieldOf = (page: Page) => panelOf(page).getByRole('textbox');
const statusOf = (page: Page) => panelOf(page).locator('textarea ~ [role=status]');

/** The answer that leads to a question or a problem, or the link back to it. */
const linkTo = (page: Page, id: string) => panelOf(page).locator(`a:visible[href$="#${id}"]`);

/** The last stop of the way: the open question, or the solution. */
const endOf = (page: Page) => panelOf(page).locator('li:visible:has([tabindex="-1"])').last();
const titleOf = (page: Page) => endOf(page).locator('[tabindex="-1"]');

/** Opens the installation page, where the path is loaded once it is near. */
async function openPath(page: Page, hash = ''): Promise<void> {
  await open(page, route + hash);
  await panelOf(page).scrollIntoViewIfNeeded();
  await expect(titleOf(page)).toBeVisible();
}

interface Known {
  /** Ids that answers lead to, by the id of their question. */
  answers: Record<string, string[]>;
  problems: Record<
    string,
    { cause: string; solution: string; messages: string[]; hasVariants: boolean }
  >;
}

/** What the page itself says in HTML: questions with their answers, and rows of problems. */
async function readKnown(page: Page): Promise<Known> {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    const known: Known = { answers: {}, problems: {} };
    for (const item of parsed.querySelectorAll('[data-troubleshooter] ol > li[id]')) {
      const links = [...item.querySelectorAll<HTMLAnchorElement>('ul a')];
      known.answers[item.id] = links.map(({ hash }) => hash.slice(1));
    }
    for (const { id, cells } of parsed.querySelectorAll<HTMLTableRowElement>('tr[id]')) {
      const [symptom, cause, solution] = cells;
      const codes = [...(symptom?.querySelectorAll('code') ?? [])];
      known.problems[id] = {
        cause: cause?.textContent ?? '',
        solution: solution?.textContent ?? '',
        messages: codes.map((code) => code.textContent),
        hasVariants: symptom?.querySelector('br') !== null,
      };
    }
    return known;
  }, html);
}

/** The fewest answers that lead from the start to an id. */
function findWay(answers: Known['answers'], id: string): string[] | undefined {
  const ways: string[][] = [[start]];
  for (const way of ways) {
    if (way.at(-1) === id) return way.slice(1);
    ways.push(...(answers[way.at(-1) ?? ''] ?? []).map((next) => [...way, next]));
  }
  return undefined;
}

/** What a solution shows, without the names of its buttons. */
const readSolution = (end: Locator) =>
  end.locator('dd').evaluateAll((parts) => parts.map((part) => part.textContent.trim()));

test.describe('the path', () => {
  test('every question and every problem is reached by answers, and its address opens it in view', async ({
    page,
  }) => {
    test.slow();
    await openPath(page);
    const { answers, problems } = await readKnown(page);
    expect(Object.keys(problems).length).toBeGreaterThan(30);
    const changes = panelOf(page).getByRole('link', { name: /^Cambiar/ });
    const expectOpen = async (id: string) => {
      const way = findWay(answers, id);
      expect(way, id).toBeDefined();
      await expect(changes, id).toHaveCount(way?.length ?? 0);
      await expect(titleOf(page), id).toBeInViewport();
      await expect(page.locator('tr:visible[id]'), id).toHaveCount(0);
    };
    for (const id of [...Object.keys(answers), ...Object.keys(problems)]) {
      // From the start the way is the shortest.
      await page.evaluate((hash) => (location.hash = hash), start);
      await expect(changes).toHaveCount(0);
      await page.evaluate((hash) => (location.hash = hash), id);
      await expectOpen(id);
      const problem = problems[id];
      if (problem === undefined) continue;
      await expect(endOf(page).locator('dt')).toHaveText([
        problem.hasVariants ? 'Lo que puedes ver' : 'Lo que ves',
        'Solución',
        'Comprobación',
      ]);
      const cause = await titleOf(page).textContent();
      const [, solution, check] = await readSolution(endOf(page));
      expect([cause?.trim(), solution], id).toEqual([
        problem.cause.trim(),
        problem.solution.trim(),
      ]);
      expect(check, id).toMatch(/\.$/);
    }
    for (const id of ['que-boton', 'csp-manejador']) {
      await page.goto('about:blank');
      await open(page, `${route}#${id}`);
      await expectOpen(id);
    }
  });

  test('an answer moves the focus on, Back goes a step back, and a line changes its answer', async ({
    page,
  }) => {
    await openPath(page);
    const steps = [start, 'que-estado', 'cuantos-triggers', 'que-boton', 'ventana-modal'];
    const titles: string[] = [await titleOf(page).innerText()];
    for (const id of steps.slice(1)) {
      await linkTo(page, id).click();
      await expect(titleOf(page)).toBeFocused();
      titles.push(await titleOf(page).innerText());
    }
    expect(new Set(titles).size).toBe(steps.length);
    for (const title of titles.slice(0, -1).reverse()) {
      await page.goBack();
      await expect(titleOf(page)).toHaveText(title);
      await expect(titleOf(page)).toBeInViewport();
      await expect(titleOf(page)).toBeFocused();
    }
    await page.goForward();
    await page.goForward();
    await expect(titleOf(page)).toHaveText(titles[2] ?? '');
    await panelOf(page)
      .getByRole('link', { name: `Cambiar: ${titles[0]}` })
      .click();
    await expect(titleOf(page)).toHaveText(titles[0] ?? '');
    await expect(panelOf(page).getByRole('link', { name: /^Cambiar/ })).toHaveCount(0);
    await expect(titleOf(page)).toBeFocused();
  });

  test('it answers to the keyboard', async ({ page }) => {
    await openPath(page);
    await linkTo(page, 'que-nombra').focus();
    await page.keyboard.press('Enter');
    await expect(titleOf(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(linkTo(page, 'que-error')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(panelOf(page).getByRole('link', { name: /^Cambiar/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');
    await expect(titleOf(page)).toBeFocused();
  });

  test('the code of a solution and its address are copied', async ({ page }) => {
    await openPath(page, '#csp-script');
    await endOf(page).getByRole('button', { name: 'Copiar el código' }).first().click();
    await expect.poll(() => readClipboard(page)).toBe('https://hub.aifindr.ai');
    await endOf(page).getByRole('button', { name: 'Copiar el enlace' }).click();
    await expect.poll(() => readClipboard(page)).toMatch(`${route}#csp-script`);
  });

  test('a question about code shows it, with colors and a button that copies it', async ({
    page,
  }) => {
    await openPath(page);
    const code = panelOf(page).locator('pre:visible');
    await expect(code).toHaveCount(0);
    await linkTo(page, 'que-estado').click();
    await expect(endOf(page)).toContainText('Consola del navegador');
    await expect(code).toHaveCount(1);
    // It stands right below the question, whose link does not lead away from it.
    await expect(titleOf(page)).toHaveText('¿Qué estado muestra el código de comprobación?');
    await expect(titleOf(page).getByRole('link')).toHaveCount(0);
    const source = page.locator('#comprobar').locator('xpath=following::pre[1]');
    expect(await code.innerHTML()).toBe(await source.innerHTML());
    await expect(code.locator('.token').first()).toBeVisible();
    await expect(source).toBeVisible();
    await endOf(page).getByRole('button', { name: 'Copiar el código' }).click();
    await expect.poll(() => readClipboard(page)).toBe(await source.innerText());
    await linkTo(page, 'cuantos-triggers').click();
    await expect(code).toHaveCount(0);
    const html = await (await page.request.get(route)).text();
    expect(html.split("'Estado:'").length, 'times in the HTML').toBe(2);
  });

  test('on a phone the code of a question is as wide as its card, and breaks at spaces', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPath(page, '#que-estado');
    const code = panelOf(page).locator('pre:visible code');
    const [card, listing] = await Promise.all(
      [panelOf(page), panelOf(page).locator('pre:visible')].map((part) => part.boundingBox()),
    );
    expect(listing?.x).toBe((card?.x ?? 0) + 1);
    expect(listing?.width).toBe((card?.width ?? 0) - 2);
    const broken = await code.evaluate((element) => {
      const range = document.createRange();
      return [...element.querySelectorAll('.token')].flatMap((token) => {
        range.selectNodeContents(token);
        const isWord = !/\s/.test(token.textContent.trim());
        return isWord && range.getClientRects().length > 1 ? [token.textContent] : [];
      });
    });
    expect(broken).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('a block of problems opens at its own address, and another address leaves the path alone', async ({
    page,
  }) => {
    await openPath(page, '#csp-iframe');
    await page.evaluate(() => (location.hash = 'no-carga'));
    await expect(page.locator('details:has(#no-carga)')).toHaveAttribute('open');
    await expect(page.locator('#no-carga')).toBeInViewport();
    await page.goBack();
    await expect(endOf(page).locator('dt').first()).toHaveText('Lo que puedes ver');
  });

  test('its addresses are there again when the reader comes back from another page', async ({
    page,
  }) => {
    await openPath(page, '#csp-script');
    await expect(page.locator('#csp-script')).toHaveCount(1);
    await page.getByRole('link', { name: 'Introducción', exact: true }).first().click();
    await expect(page).toHaveURL(/intro$/);
    await page.goBack();
    await expect(endOf(page).locator('dt').first()).toHaveText('Lo que puedes ver');
    await expect(page.locator('#csp-script')).toHaveCount(1);
    await linkTo(page, 'que-bloquea-csp').click();
    await expect(page.locator('tr#csp-script')).toHaveCount(1);
  });
});

test.describe('a pasted text', () => {
  test('every known message opens its problem, and nothing is sent', async ({ page }) => {
    test.slow();
    await openPath(page);
    const { problems } = await readKnown(page);
    const messages = Object.entries(problems).flatMap(([id, problem]) =>
      problem.messages
        .filter((message) => /\s|::|^[A-Z]+\d+$/.test(message))
        .map((message) => ({ id, message })),
    );
    expect(messages.length).toBeGreaterThan(25);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    for (const { id, message } of messages) {
      const text = message.replaceAll('…', 'https://hub.aifindr.ai/x.js');
      await fieldOf(page).fill(`app.js:12  ${text} at open (https://example.com/app.js:12:3)`);
      // Several matches are links, the only one is open.
      const links = statusOf(page).getByRole('link');
      const readFirst = async () =>
        (await links.count()) > 0 ? links.first().getAttribute('href') : page.url();
      await expect(statusOf(page), message).toContainText(problems[id]?.cause.trim() ?? '');
      await expect.poll(readFirst, message).toMatch(new RegExp(`${route}#${id}$`));
    }
    // Files of the site alone, whose names say nothing of the text.
    expect(requests.filter((url) => !/^GET [^?]+\/(assets|img)\/[\w./-]+$/.test(url))).toEqual([]);
  });

  test('one match opens its solution and leaves the focus in the field', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill('GET https://hub.aifindr.ai/widget.js net::ERR_BLOCKED_BY_CLIENT');
    await expect(statusOf(page)).toContainText('Reconocido:');
    await expect(statusOf(page).getByRole('link')).toHaveCount(0);
    await expect(page).toHaveURL(`${route}#bloqueador`);
    await expect(titleOf(page)).toHaveText(/^Un bloqueador de anuncios/);
    await expect(endOf(page).locator('dt').first()).toBeInViewport();
    await expect(fieldOf(page)).toBeFocused();
  });

  for (const width of [1280, 390]) {
    test(`the result is right below the field, which stays where it is, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPath(page);
      const field = fieldOf(page);
      const read = () => field.evaluate((node) => node.getBoundingClientRect());
      // At the lower edge the browser itself follows the caret, as the field grows with its text.
      for (const at of ['start', 'center'] as const) {
        await field.evaluate((node, block) => node.scrollIntoView({ block }), at);
        const before = await read();
        for (const text of [
          'Refused to load https://hub.aifindr.ai/widget.js because it appears in neither the script-src directive',
          'Uncaught (in promise) TypeError: open()\nnet::ERR_BLOCKED_BY_CLIENT',
          'Estado: ready',
          'Hola',
          '',
        ]) {
          const isKnown = /^(Refused|Estado)/.test(text);
          await field.fill(text);
          if (isKnown) await expect(titleOf(page), text).not.toHaveText('¿Qué ocurre?');
          else await expect(titleOf(page), text).toHaveText('¿Qué ocurre?');
          expect((await read()).top, `${at}: ${text}`).toBe(before.top);
          if (!isKnown) continue;
          const { top } = await titleOf(page).evaluate((node) => node.getBoundingClientRect());
          expect(top - (await read()).bottom, text).toBeGreaterThan(0);
          expect(top - (await read()).bottom, text).toBeLessThan(120);
        }
      }
    });
  }

  test('of a message that each browser writes in its own way, only the one that was pasted is shown', async ({
    page,
  }) => {
    await openPath(page, '#csp-script');
    const seen = endOf(page).locator('dd').first();
    await expect(seen.locator('code')).toHaveCount(3);
    await fieldOf(page).fill(
      'The page’s settings blocked a script (script-src-elem) at https://hub.aifindr.ai/widget.js',
    );
    await expect(seen).toHaveText('The page’s settings blocked a script (script-src-elem)');
    await expect(endOf(page).getByRole('heading')).toHaveText(/^Tu CSP no permite el origen/);
    await page.getByRole('link', { name: 'Enlace a esta solución' }).click();
    await expect(page).toHaveURL(`${route}#csp-script`);
  });

  test('after a result the questions are a step away', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
    await page.getByRole('link', { name: 'Ir a la primera pregunta' }).click();
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');
    await expect(titleOf(page)).toBeFocused();
  });

  test('several matches are listed, the best one first', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill(
      "Uncaught (in promise) TypeError: Cannot read properties of undefined (reading 'open')",
    );
    await expect(statusOf(page)).toContainText('2 posibles causas');
    const links = await statusOf(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash));
    expect(links).toEqual(['#undefined-open', '#promesa-rechazada']);
    await expect(page).toHaveURL(route);
    await statusOf(page).getByRole('link').first().click();
    await expect(titleOf(page)).toBeFocused();
  });

  test('a cause is listed before what follows from it, also at the end of a long text', async ({
    page,
  }) => {
    await openPath(page);
    await fieldOf(page).fill(
      `${'app.js:1 Uncaught TypeError: x is not a function\n'.repeat(1000)}Uncaught ReferenceError: AIFindrWidget is not defined\nGET https://hub.aifindr.ai/widget.js net::ERR_BLOCKED_BY_CLIENT`,
    );
    const links = statusOf(page).getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', /#bloqueador$/);
    await expect(links.last()).toHaveAttribute('href', /#reference-error$/);
  });

  test('the output of the code that checks the widget leads to the next question', async ({
    page,
  }) => {
    await openPath(page);
    await fieldOf(page).fill('Estado: ready\nMetadatos: {}\nContexto: {}');
    await expect(page).toHaveURL(`${route}#cuantos-triggers`);
    await fieldOf(page).fill('[Log] Estado: – "loading"');
    await expect(page).toHaveURL(`${route}#que-no-coincide`);
  });

  test('what is not about the widget is no diagnosis, and a broken message is', async ({
    page,
  }) => {
    await openPath(page);
    for (const text of [
      'GET https://www.google-analytics.com/g/collect net::ERR_BLOCKED_BY_CLIENT',
      "Refused to load the script 'chrome-extension://abc/a.js' because it violates",
      'Uncaught (in promise) TypeError: Failed to fetch',
      'Uncaught (in promise) Error: Intercom widget could not open',
      "[Report Only] Refused to load the script 'https://hub.aifindr.ai/widget.js' because it violates",
    ]) {
      await fieldOf(page).fill(text);
      await expect(statusOf(page), text).toContainText('No reconocemos este texto');
    }
    const spanish =
      'Content-Security-Policy: La configuración de la página bloqueó la ejecución de\n> un script (script-src-elem) en https://hub.aifindr.ai/widget.js porque viola';
    for (const [text, id] of [
      [spanish, 'csp-script'],
      ['GET https://hub.aifindr.ai/widgets.js net::ERR_ABORTED 404 (Not Found)', 'no-encontrado'],
      ['GET https://hub.aifindr.ai/widget.js 404 (Not Found)', 'no-encontrado'],
      ['GET https://mi-sitio.com/widget.js 404 (Not Found)', 'no-encontrado'],
      ['Estado: closing', 'estado-closing'],
      ["Uncaught SyntaxError: Unexpected token '<' (at widget.js:1:1)", 'no-encontrado'],
      ['GET https://hub.aifindr.ai/widget.js net::ERR_NAME_NOT_RESOLVED', 'sin-red'],
      [
        'The resource at “https://hub.aifindr.ai/widget.js” was blocked because content blocking is enabled.',
        'bloqueador',
      ],
      [
        "Access to script at 'https://hub.aifindr.ai/widget.js' from origin 'https://mi-sitio.com' has been blocked by CORS policy",
        'integridad',
      ],
      [
        `Refused to connect to 'https://api.saas.aifindr.ai/x' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
        'api-navegador',
      ],
      ['ReferenceError: document is not defined', 'window-servidor'],
      ['Uncaught (in promise)', 'promesa-rechazada'],
      ['Uncaught TypeError: window.AIFindrWidget.open is not a function', 'undefined-open'],
      [`TypeError: can't access property "on", widget is undefined`, 'undefined-open'],
      [
        `Connecting to 'https://hub.aifindr.ai/api' violates the following Content Security Policy directive: "connect-src 'self'".`,
        'csp-otra',
      ],
      ["TypeError: Cannot read properties of undefined (reading 'on')", 'undefined-open'],
      ['TypeError: window.AIFindrWidget is undefined', 'undefined-open'],
      ["error TS18048: 'window.AIFindrWidget' is possibly 'undefined'.", 'undefined-open'],
      ["error TS2304: Cannot find name 'AIFindrWidget'.", 'sin-tipos'],
      [
        "Hydration failed because the server rendered HTML didn't match the client.",
        'sin-coincidencia',
      ],
      [
        "Refused to display 'https://hub.aifindr.ai/' in a frame because it set 'X-Frame-Options' to 'deny'.",
        'sin-mensaje',
      ],
      [
        `Framing 'https://hub.aifindr.ai/' violates the following Content Security Policy directive: "frame-ancestors 'self'".`,
        'sin-mensaje',
      ],
    ] as const) {
      await fieldOf(page).fill(text);
      await expect(page, text).toHaveURL(`${route}#${id}`);
    }
  });

  test('a solution is closed once the text changes, and opens again with its message', async ({
    page,
  }) => {
    await openPath(page);
    await fieldOf(page).fill(
      "Uncaught (in promise) TypeError: Cannot read properties of undefined (reading 'open')",
    );
    await statusOf(page).getByRole('link').first().click();
    await expect(endOf(page).locator('dt').first()).toHaveText('Lo que ves');
    await fieldOf(page).fill('Hola');
    await expect(statusOf(page)).toContainText('No reconocemos este texto');
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');

    await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
    await expect(page).toHaveURL(`${route}#bloqueador`);
    await page.getByRole('link', { name: 'Ir a la primera pregunta' }).click();
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');
    await fieldOf(page).fill('Failed to load resource: net::ERR_BLOCKED_BY_CLIENT');
    await expect(page).toHaveURL(`${route}#bloqueador`);
  });

  test('texts in a row are one step, and Back, as the first question, leaves them behind', async ({
    page,
  }) => {
    await openPath(page);
    for (const [text, id] of [
      ['Estado: ready', 'cuantos-triggers'],
      ['net::ERR_BLOCKED_BY_CLIENT', 'bloqueador'],
      [
        "Access to fetch at 'https://api.saas.aifindr.ai/x' from origin 'https://mi-sitio.com' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present.",
        'api-navegador',
      ],
    ] as const) {
      await fieldOf(page).fill(text);
      await expect(page).toHaveURL(`${route}#${id}`);
    }
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');
    await expect(fieldOf(page)).toHaveValue('');
    await expect(statusOf(page)).toBeEmpty();

    await linkTo(page, 'que-estado').click();
    await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
    await expect(page).toHaveURL(`${route}#bloqueador`);
    await page.goBack();
    await expect(page).toHaveURL(`${route}#que-estado`);
    await expect(fieldOf(page)).toHaveValue('');
    await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
    await page.getByRole('link', { name: 'Ir a la primera pregunta' }).click();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(page).toHaveURL(`${route}#${start}`);

    await linkTo(page, 'que-estado').click();
    await fieldOf(page).fill('Hola, no funciona');
    await expect(statusOf(page)).toContainText('No reconocemos este texto');
    await page.goBack();
    await expect(fieldOf(page)).toHaveValue('');
  });

  test('what is not known says whom to ask, and with what', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill('Hola, no funciona');
    await expect(statusOf(page)).toContainText('No reconocemos este texto');
    await expect(statusOf(page).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:producteam@aifindr.ai',
    );
    await fieldOf(page).fill('');
    await expect(statusOf(page)).toBeEmpty();
  });

  test('what is not known after a match goes back to the first question', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill('net::ERR_BLOCKED_BY_CLIENT');
    await expect(endOf(page).locator('dt').first()).toHaveText('Lo que ves');
    await fieldOf(page).fill('Hola');
    await expect(titleOf(page)).toHaveText('¿Qué ocurre?');
    await expect(fieldOf(page)).toBeFocused();
  });

  test('the field is as high as its text', async ({ page }) => {
    await openPath(page);
    await fieldOf(page).fill('Uno\nDos\nTres\nCuatro');
    const hidden = await fieldOf(page).evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBe(0);
  });
});

test.describe('what it looks like', () => {
  for (const width of [1280, 320]) {
    test(`axe finds nothing in any state, and nothing leaves the window, at ${width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await openPath(page, '#csp-script');
      const states = [
        '',
        '#que-estado',
        'Hola',
        'Uncaught (in promise) open(): net::ERR_BLOCKED_BY_CLIENT',
        'Estado: ready',
      ];
      for (const text of states) {
        // A question with code, and texts that are pasted.
        const isPasted = !text.startsWith('#');
        if (isPasted) await fieldOf(page).fill(text);
        else await page.evaluate((hash) => (location.hash = hash), text);
        if (text === '#que-estado') {
          await expect(panelOf(page).locator('pre:visible')).toHaveCount(1);
        }
        if (isPasted && text !== '') await expect(statusOf(page)).not.toBeEmpty();
        for (const mode of ['light', 'dark'] as const) {
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), mode);
          const options = { within: '[data-troubleshooter]', stylesheets: false };
          const rules = mode === 'dark' ? { rules: colorRules } : {};
          expect(await listViolations(page, { ...options, ...rules }), `${text} ${mode}`).toEqual(
            [],
          );
        }
        expect(await overflow(page), text).toBeLessThanOrEqual(0);
      }
    });
  }

  test('in forced colors the way and the solution have lines of their own', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPath(page, '#csp-script');
    await expect(endOf(page).getByRole('group')).toHaveCSS('border-top-style', 'solid');
    const line = panelOf(page).locator('li:visible', { has: page.locator(`a[href$="#${start}"]`) });
    const fills = await line.evaluate((item) => [
      getComputedStyle(item, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(fills[0]).not.toBe(fills[1]);
    expect(fills[0]).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('on paper there are the problems alone: cause, solution and check of each', async ({
    page,
  }) => {
    await openPath(page, '#csp-script');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(panelOf(page)).toBeHidden();
    await expectProblems(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions and problems are a list, whose links lead on', async ({ page }) => {
    await page.goto(route);
    await expect(fieldOf(page)).toBeHidden();
    const questions = panelOf(page).locator('ol > li[id]');
    expect(await questions.count()).toBeGreaterThan(20);
    for (const question of await questions.all()) await expect(question).toBeVisible();
    for (const answer of await panelOf(page).locator('ul a').all()) {
      const target = (await answer.getAttribute('href')) ?? '';
      await expect(page.locator(target)).toHaveCount(1);
    }
    await page.goto(`${route}#csp-script`);
    await expect(page.locator('tr#csp-script')).toBeInViewport();
  });
});

/** Each row of a problem has a cause and a solution, and its table is followed by how to check them. */
async function expectProblems(page: Page): Promise<void> {
  const blocks = page.locator('details:has(tr[id])');
  await expect(blocks).toHaveCount(9);
  for (const block of await blocks.all()) {
    await expect(block.locator('[data-check]')).toBeVisible();
    await expect(block.locator('[data-check] strong')).toHaveText('Comprobación.');
    for (const cell of await block.locator('td').all()) {
      await expect(cell).toBeVisible();
      await expect(cell).not.toBeEmpty();
    }
  }
}

test.describe('where its part cannot be loaded', () => {
  test.use({ expectedMessages: /ERR_FAILED|ERR_ABORTED/ });

  test('the questions are a list, whose answers lead on', async ({ page }) => {
    await open(page, route);
    await page.route('**/assets/{js,css}/**', (request) => request.abort());
    await panelOf(page).scrollIntoViewIfNeeded();
    await linkTo(page, 'que-boton').click();
    await expect(panelOf(page).locator('#que-boton')).toBeInViewport();
    await linkTo(page, 'ventana-modal').click();
    await expect(page.locator('tr#ventana-modal')).toBeInViewport();
  });
});
