import type { BrowserContext, Route } from '@playwright/test';
import { buildFake } from '../fake/buildFake';
import type { FakeOptions } from '../fake/createWidget';

/** Origin of the pages that tests serve without a server; `.test` names no host. */
export const sampleOrigin = 'https://sample.test';

/** Address that the published script tag loads. */
export const widgetUrl = 'https://hub.aifindr.ai/widget.js';

/** What the network does with the widget's script in a test. */
type ScriptAnswer = Partial<FakeOptions> | 'blocked';

/** One answer for every request of the widget's script, or one for each in turn; the last one repeats. */
export type WidgetNetwork = ScriptAnswer | readonly [ScriptAnswer, ...ScriptAnswer[]];

/** What happened to the requests of a page under test. */
export interface WidgetTraffic {
  /** Number of requests for the widget's script. */
  scriptRequests: number;
  /** Addresses outside of the page's own origin and the script; a test expects none. */
  strangers: string[];
}

/**
 * Serves the fake widget at the widget's address, or refuses it as a blocker does, and refuses every other host.
 * @param origin Origin of the page under test; its requests pass on to the routes that the test registered before.
 */
export async function routeWidget(
  context: BrowserContext,
  origin: string,
  network: WidgetNetwork = {},
): Promise<WidgetTraffic> {
  const traffic: WidgetTraffic = { scriptRequests: 0, strangers: [] };
  const answers: ScriptAnswer[] = [network].flat();
  const scripts = await Promise.all(
    answers.map(async (answer) => (answer === 'blocked' ? undefined : buildFake(answer))),
  );
  await context.route('**/*', async (route: Route) => {
    const address = route.request().url();
    if (address === widgetUrl) {
      const script = scripts[Math.min(traffic.scriptRequests, scripts.length - 1)];
      traffic.scriptRequests += 1;
      if (script === undefined) return route.abort('blockedbyclient');
      return route.fulfill({ contentType: 'text/javascript', body: script });
    }
    if (new URL(address).origin === origin) return route.fallback();
    traffic.strangers.push(address);
    return route.abort('blockedbyclient');
  });
  return traffic;
}

/** Holds further requests of the widget's script, which `routeWidget` answers, until the returned function is called. */
export async function holdWidget(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(widgetUrl, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
