import { click, type EngineWindow, expectIn, markAsLeft, openRoute, run } from './EngineWindow';

/** What a reader does in a page, and what must be seen then. */
interface Interaction {
  name: string;
  /** The only width at which it exists. */
  width?: number;
  act: (window: EngineWindow) => Promise<void>;
}

const ask = '/docs/api/hacer-pregunta';
const guide = '/docs/widget-config/api-reference';

export const interactions: readonly Interaction[] = [
  {
    name: 'search finds a page and opens it',
    act: async (window) => {
      await openRoute(window, guide);
      await click(window, '[data-open-search]');
      await expectFocus(window, 'dialog input');
      await window.type('metadatos');
      await expectText(window, '[role="option"][aria-selected="true"]', /metadatos/i);
      await window.pressEnter();
      await expectPage(window, '/docs/widget-config/contexto-metadatos', 'Contexto y metadatos');
    },
  },
  {
    name: 'Back closes the search and stays on the page',
    act: async (window) => {
      await openRoute(window, '/docs/widget-config/intro');
      await click(window, '.pagination-nav__link--next');
      await expectPage(window, '/docs/widget-config/instalacion', 'Instalación');
      await window.pressWithControl('k');
      await expectFocus(window, 'dialog input');
      await go(window, -1);
      await expectCount(window, 'dialog[open]', 0);
      await expectPage(window, '/docs/widget-config/instalacion', 'Instalación');
      await go(window, -1);
      await expectPage(window, '/docs/widget-config/intro', 'Introducción');
    },
  },
  {
    name: 'Back and forward keep the place in the page',
    act: async (window) => {
      await openRoute(window, guide);
      const [home, there] = [1500, 700];
      await scrollDown(window, home);
      await follow(window, ask);
      await expectPage(window, ask, 'Hacer pregunta');
      await expectIn(window, () => scrollY).toBe(0);
      await scrollDown(window, there);
      await go(window, -1);
      await expectPlace(window, home);
      await go(window, 1);
      await expectPlace(window, there);
      await openRoute(window, '/');
      await run(window, markAsLeft);
      await go(window, -1);
      await expectPlace(window, there);
    },
  },
  {
    name: 'the language of the samples is chosen, kept, and set by ?lang=',
    act: async (window) => {
      await openRoute(window, ask);
      await click(window, '#lenguaje-go');
      await expectText(window, '#programa-go', /net\/http/);
      await openRoute(window, ask);
      await expectText(window, '[data-samples] [aria-selected="true"]', /^go$/);
      await openRoute(window, `${ask}?lang=rust`);
      await expectText(window, '[data-samples] [aria-selected="true"]', /^rust$/);
      await expectText(window, '#programa-rust', /reqwest/);
      await expectIn(window, () => {
        const { left, right } =
          document.querySelector('#lenguaje-rust')?.getBoundingClientRect() ?? new DOMRect();
        return left > 0 && right <= innerWidth;
      }).toBe(true);
    },
  },
  {
    name: 'an example changes the program and the response, a status the response',
    act: async (window) => {
      await openRoute(window, ask);
      await run(window, () => {
        const picker = document.querySelector<HTMLSelectElement>('#ejemplo-elegido');
        if (picker === null) return;
        picker.value = '1';
        picker.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expectText(window, '#programa-curl', /"stream": true/);
      await expectText(window, '[role="tab"][data-status][aria-selected="true"]', /^200$/);
      await click(window, '#estado-404');
      await expectText(window, '[role="tabpanel"][aria-labelledby="estado-404"]', /not-found/);
    },
  },
  {
    name: 'a program is copied',
    act: async (window) => {
      await openRoute(window, ask);
      await click(window, '[aria-label="Copiar el ejemplo"]');
      await expectCount(window, '[data-outcome="copied"]', 1);
      await expectClipboard(window, /^curl '.+[^\n]$/s);
    },
  },
  {
    name: 'a page is copied as Markdown over a slow network',
    act: async (window) => {
      await openRoute(window, guide);
      await run(window, () => {
        const { fetch } = globalThis;
        globalThis.fetch = async (...request) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          return fetch(...request);
        };
      });
      await click(window, 'article [data-reading-aid] > button');
      await expectText(
        window,
        'article [data-reading-aid] > [role="status"]',
        /^Página copiada\.$/,
      );
      await expectClipboard(window, /^---\ntitle: /);
    },
  },
  {
    name: 'the configurator has the choice of the address, and a control changes the code',
    act: async (window) => {
      await openRoute(window, '/docs/widget-config/personalizacion?color=c2410c');
      await expectText(window, '[data-configurator] pre[data-language="css"]', /#c2410c/);
      await click(window, '[data-configurator] [role="radiogroup"] label:nth-of-type(2)');
      await expectText(window, '[data-configurator] pre[data-language="html"]', /<input/);
    },
  },
  {
    name: 'the color mode changes and is kept',
    width: 1280,
    act: async (window) => {
      await openRoute(window, '/');
      const ground = () => getComputedStyle(document.documentElement).backgroundColor;
      const before = await run(window, ground);
      await click(window, '[aria-label^="Cambiar entre modo claro y oscuro"]');
      await expectIn(window, ground).not.toBe(before);
      const changed = await run(window, ground);
      await openRoute(window, '/');
      await expectIn(window, ground).toBe(changed);
    },
  },
  {
    name: 'the phone menu opens, changes the color mode, leads to a page and closes with Back',
    width: 390,
    act: async (window) => {
      await openRoute(window, '/docs/widget-config/intro');
      await click(window, '.navbar__toggle');
      await expectCount(window, '.navbar-sidebar--show', 1);
      await click(window, '.navbar-sidebar a[href="/docs/widget-config/triggers"]');
      await expectPage(window, '/docs/widget-config/triggers', 'Triggers');
      await expectCount(window, '.navbar-sidebar--show', 0);
      await click(window, '.navbar__toggle');
      await expectCount(window, '.navbar-sidebar--show', 1);
      await go(window, -1);
      await expectCount(window, '.navbar-sidebar--show', 0);
      await expectPage(window, '/docs/widget-config/triggers', 'Triggers');
    },
  },
  {
    name: 'the demonstration answers, changes its mode and closes',
    act: async (window) => {
      await openRoute(window, '/');
      const box = () => {
        const element = document.querySelector('figure details > :not(summary)');
        return element?.checkVisibility() ? element.clientWidth : 0;
      };
      await click(window, 'figure fieldset [value="1"]');
      await expectIn(window, () => document.querySelector('figure')?.innerText).toMatch(
        /beca general/,
      );
      const floating = await run(window, box);
      await click(window, 'figure [value="overlay"]');
      await expectIn(window, box).toBeGreaterThan(floating);
      await click(window, 'figure summary [class^="close"]');
      await expectIn(window, box).toBe(0);
    },
  },
  {
    name: 'an unknown address proposes a page',
    act: async (window) => {
      await openRoute(window, '/docs/widget-config/instalacon');
      await expectText(window, 'h1', /^Página no encontrada$/);
      await click(window, 'main a[href="/docs/widget-config/instalacion"]');
      await expectPage(window, '/docs/widget-config/instalacion', 'Instalación');
    },
  },
];

/** The text of the first element of a selector, without the marks of its links. */
function expectText(window: EngineWindow, selector: string, text: RegExp) {
  return expectIn(
    window,
    (within) => document.querySelector<HTMLElement>(within)?.innerText.trim() ?? '',
    selector,
  ).toMatch(text);
}

function expectCount(window: EngineWindow, selector: string, count: number) {
  return expectIn(window, (of) => document.querySelectorAll(of).length, selector).toBe(count);
}

function expectFocus(window: EngineWindow, selector: string) {
  return expectIn(window, (of) => document.activeElement?.matches(of), selector).toBe(true);
}

async function expectPage(window: EngineWindow, route: string, title: string): Promise<void> {
  await expectIn(window, () => location.pathname).toBe(route);
  await expectText(window, 'h1', new RegExp(`^${title}`));
}

/** Pastes into a field. */
async function expectClipboard(window: EngineWindow, text: RegExp): Promise<void> {
  await run(window, () => {
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
  });
  await window.pressWithControl('v');
  await expectIn(window, () => document.querySelector('textarea')?.value).toMatch(text);
}

/** Goes once the call has returned: a navigation that starts in it would end it with an error. */
function go(window: EngineWindow, steps: number): Promise<void> {
  return run(window, (by) => void setTimeout(() => history.go(by)), steps);
}

/** Within a line: what is laid out again may move by a few pixels. */
function expectPlace(window: EngineWindow, top: number) {
  return expectIn(window, (place) => Math.abs(scrollY - place) < 20, top).toBe(true);
}

function scrollDown(window: EngineWindow, top: number): Promise<void> {
  return run(window, (place) => scroll(0, place), top);
}

/** Follows a link of the footer from where the page is scrolled to; one of the closed phone menu would open that, and Back would close it. */
function follow(window: EngineWindow, route: string): Promise<void> {
  return run(
    window,
    (href) => {
      document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click();
    },
    route,
  );
}
