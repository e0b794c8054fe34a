import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSite, serveFolder } from '../../scripts/support/serveFolder';
import { type EngineWindow, run } from './EngineWindow';

export const builtFolder = path.resolve(__dirname, '../../build');

/** Serves a copy of the build with its headers; a script of its pages, which the policy allows, notes what the console reports. */
export async function serveWatched(): Promise<RunningSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  cpSync(builtFolder, folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.html\.\w+$/.test(file)) rmSync(path.join(folder, file));
    if (!file.endsWith('.html')) continue;
    const page = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(
      path.join(folder, file),
      page.replace(/<html[^>]*>/, '$&<script src="/watch.js"></script>'),
    );
  }
  writeFileSync(path.join(folder, 'watch.js'), `(${watch.toString()})()`);
  const site = await serveFolder(folder);
  return {
    ...site,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Runs in the page before all else. */
function watch(): void {
  const root = document.documentElement;
  const note = (error: string) => {
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${error}\n`);
  };
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      note(`${level}: ${values.map(String).join(' ')}`);
      write(...values);
    };
  }
  const resources = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[]) {
      if (responseStatus >= 400) note(`${responseStatus}: ${name}`);
    }
  });
  resources.observe({ type: 'resource', buffered: true });
  addEventListener(
    'error',
    ({ message, target }) => {
      // An element of a page that was left may be of another page's class.
      const element = target !== null && 'outerHTML' in target ? (target as Element) : undefined;
      // Firefox and WebKit report what a navigation ends.
      if (element?.matches('link[rel="prefetch"]')) return;
      if (element !== undefined && 'isLeft' in root.dataset) return;
      note(element === undefined ? `uncaught: ${message}` : `not loaded: ${element.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // The error of a script, and that of a fetch.
    const isEnded =
      reason instanceof Error && ['ChunkLoadError', 'TypeError'].includes(reason.name);
    if (!(isEnded && 'isLeft' in root.dataset)) note(`rejected: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    note(`${violatedDirective} blocks ${blockedURI} ${sample}`);
  });
}

/** What the console has reported since the last call, a line each. */
export function takeErrors(window: EngineWindow): Promise<string> {
  return run(window, () => {
    const errors = sessionStorage.getItem('errors') ?? '';
    sessionStorage.removeItem('errors');
    return errors;
  });
}
