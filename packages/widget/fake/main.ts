/**
 * FAKE of the AI Findr widget. It is not the product, holds none of its code and must never be shipped to readers.
 * It implements what is published, so that the guide's code can run without a network; see README.md in this folder.
 */
import { createWidget } from './createWidget';
import type { FakeOptions } from './options';
import { readMetadata } from './readMetadata';

/** Set by buildFake.ts. */
declare const FAKE_OPTIONS: FakeOptions;

/** Puts the fake on the page, as the script tag that loaded it says. */
function install(script: HTMLScriptElement): void {
  // Free choice: a second load leaves the first widget as it is.
  if (window.AIFindrWidget !== undefined) return;
  const { clientId, var: variant, widgetUrl } = script.dataset;
  const metadata = readMetadata(script.dataset, window.location.search);
  const widget = createWidget(document, { clientId, variant, widgetUrl, metadata }, FAKE_OPTIONS);
  window.AIFindrWidget = widget;
  if (isDebugging()) {
    for (const event of Object.values(widget.EVENTS)) {
      widget.on(event, (data) => console.debug('[AI Findr, fake]', event, data));
    }
  }
  // A failed start is reported by `widget.error` and by the state.
  const initialize = () => void widget.initialize().catch(() => {});
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', initialize, { once: true });
  } else initialize();
}

/** Storage throws where the browser blocks it, which no page may notice. */
function isDebugging(): boolean {
  try {
    return localStorage.getItem('aifindr_debug') === 'true';
  } catch {
    return false;
  }
}

if (!(document.currentScript instanceof HTMLScriptElement)) {
  throw new Error('The fake widget has to be loaded by a classic script tag.');
}
install(document.currentScript);
