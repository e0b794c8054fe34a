import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { installDebianPackages } from '@aifindr-docs/processes/installDebianPackages';
import type { RunningSite } from '../../scripts/support/serveFolder';
import { type EngineWindow, openRoute, run, withTimeout } from './EngineWindow';
import { interactions } from './interactions';
import { openChromium, openFirefox } from './openPuppeteer';
import { openWebKit } from './openWebKit';
import { builtFolder, serveWatched, takeErrors } from './serveWatched';

const artifacts = path.resolve(__dirname, '../../artifacts/engines');

let site: RunningSite | undefined;
/** Chromium, the reference, is the first. */
let openers: (() => Promise<EngineWindow>)[] = [];
let windows: EngineWindow[] = [];
/** Indexes of the windows in which a test failed: the next test has new ones. */
const broken = new Set<number>();

beforeAll(async () => {
  const firefox = findEngines();
  site = await serveWatched();
  const { origin } = site;
  openers = [openChromium, () => openFirefox(firefox), openWebKit].map((openEngine) => async () => {
    const window = await openEngine();
    await window.load(origin);
    return window;
  });
  windows = await Promise.all(openers.map((openWindow) => openWindow()));
});

afterAll(async () => {
  await inEach((window) => window.close());
  await site?.close();
});

describe.each([390, 1280])('%i px', (width) => {
  describe.each(['light', 'dark'])('%s', (mode) => {
    beforeAll(async () => {
      await inEach((window) => window.resize(width));
    });

    beforeEach(async () => {
      for (const index of broken) {
        const [window, openWindow] = [windows[index], openers[index]];
        if (window === undefined || openWindow === undefined) continue;
        await withTimeout(window.close(), window.engine).catch(() => undefined);
        windows[index] = await openWindow();
        await windows[index].resize(width);
      }
      broken.clear();
    });

    /** As on a first visit, in the mode. */
    const start = (window: EngineWindow) =>
      run(
        window,
        (theme) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem('theme', theme);
        },
        mode,
      );

    test.each([...listRoutes(), '/no-existe'])('%s', async (route) => {
      await inEach(async (window) => {
        await start(window);
        await openRoute(window, route);
        const folder = path.join(artifacts, window.engine, `${width}-${mode}`);
        mkdirSync(folder, { recursive: true });
        await window.screenshot(`${folder}/${route.slice(1).replaceAll('/', '_') || 'home'}.png`);
        expect(await run(window, readPage)).toEqual({ width, overflow: 0, mode });
        expect(await takeErrors(window)).toBe('');
      });
      // What is rendered after hydration, such as the menu of phones, may come later in one of them.
      const compare = async () => {
        const [reference, ...others] = await inEach((window) => run(window, readText));
        for (const text of others) expect(text).toBe(reference);
      };
      await vi.waitFor(compare, { timeout: 10_000, interval: 250 });
    });

    test.each(interactions.filter((interaction) => [undefined, width].includes(interaction.width)))(
      '$name',
      async ({ act }) => {
        await inEach(async (window) => {
          await start(window);
          await act(window);
          expect(await takeErrors(window)).toBe('');
        });
      },
    );
  });
});

/** Acts in all engines at once, and waits for all of them also when one fails. */
async function inEach<Result>(act: (window: EngineWindow) => Promise<Result>): Promise<Result[]> {
  const outcomes = await Promise.allSettled(windows.map(act));
  outcomes.forEach(({ status }, index) => {
    if (status === 'rejected') broken.add(index);
  });
  return outcomes.map((outcome, index) => {
    if (outcome.status === 'fulfilled') return outcome.value;
    throw new Error(`in ${windows[index]?.engine}`, { cause: outcome.reason });
  });
}

function listRoutes(): string[] {
  const sitemap = readFileSync(path.join(builtFolder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
}

function readPage() {
  const { scrollWidth, clientWidth, dataset } = document.documentElement;
  return { width: innerWidth, overflow: scrollWidth - clientWidth, mode: dataset.theme };
}

/**
 * The text that is laid out, also where it is for screen readers alone; not that of controls, which load near the window, and so in
 * one engine and not in another, whose fonts differ by a line.
 */
function readText(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement } = node;
    const isControl = parentElement?.closest('[data-strip], [data-strip] ~ [role="group"]');
    if (!isControl && parentElement?.checkVisibility()) text += ` ${node.textContent}`;
  }
  return text.replaceAll(/\s+/g, ' ');
}

/** Installs what is missing; returns the path of Firefox. */
function findEngines(): string {
  const firefoxes = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
  const needed = [
    { paths: firefoxes, packages: ['firefox-esr'] },
    { paths: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
    { paths: ['/usr/bin/xvfb-run'], packages: ['xvfb', 'xauth'] },
  ];
  const listMissing = () =>
    needed.flatMap(({ paths, packages }) => (paths.some(existsSync) ? [] : packages));
  if (listMissing().length > 0) installDebianPackages(listMissing());
  const firefox = firefoxes.find(existsSync);
  if (firefox === undefined || listMissing().length > 0) {
    throw new Error(`Missing for this suite: ${listMissing().join(', ')} (packages of Debian)`);
  }
  return firefox;
}
