/**
 * FAKE of the AI Findr widget. It is not the product, holds none of its code and must never be shipped to readers.
 * It implements what is published, so that the guide's code can run without a network (README.md in this folder).
 */
import { createFakeWidget, type FakeOptions } from './createFakeWidget';

/** A constant that `bundleFake` of ../testing/routeWidgetOnly.ts defines. */
declare const FAKE_OPTIONS: FakeOptions;

/** Reads metadata from `data-meta-*` attributes and, unless one of them is for UTM, from the UTM parameters of the page's URL. */
function readMetadata(dataset: DOMStringMap, search: string): AIFindrWidget.Metadata {
  const metadata: Record<string, string | AIFindrWidget.UtmParameters> = {};
  for (const [name, value] of Object.entries(dataset)) {
    // Free choice (not published): an attribute without a letter after `data-meta-` (`data-meta-2x`) is not read.
    if (value === undefined || !/^meta[A-Z]/.test(name)) continue;
    metadata[name.charAt(4).toLowerCase() + name.slice(5)] = value;
  }
  const isUtmFixed = Object.keys(metadata).some((key) => /^utm(?:[A-Z]|$)/.test(key));
  const parameters = new URLSearchParams(search);
  const utm = ['source', 'medium', 'campaign', 'term', 'content']
    .map((name) => [name, parameters.get(`utm_${name}`)] as const)
    // Free choice (not published): an empty parameter counts as absent.
    .filter(([, value]) => value);
  if (!isUtmFixed && utm.length > 0) metadata.utm = Object.fromEntries(utm);
  return metadata;
}

/** Installs the fake with the attributes of the script tag that loaded it, and initializes it once the page is parsed. */
function installAndInitializeFake({ dataset }: HTMLOrSVGScriptElement): void {
  // Free choice (not published): a second load leaves the first widget as it is.
  if (window.AIFindrWidget !== undefined) return;
  const metadata = readMetadata(dataset, window.location.search);
  const widget = createFakeWidget(dataset.clientId, metadata, FAKE_OPTIONS);
  window.AIFindrWidget = widget;
  // A failed start is reported by `widget.error` and by the state.
  const initialize = (): void => void widget.initialize().catch(() => {});
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', initialize, { once: true });
  } else initialize();
}

installAndInitializeFake(document.currentScript!);
