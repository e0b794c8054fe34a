import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Query parameters of Google Translate's proxy (`_x_tr_…`), without which it does not translate a page. */
const proxyParameters = ExecutionEnvironment.canUseDOM
  ? [...new URLSearchParams(window.location.search)].filter(([name]) => name.startsWith('_x_tr_'))
  : [];

/** Adds the proxy's parameters to the URL of a page if they are missing, so that a reload shows the page translated. */
export function onRouteDidUpdate(): void {
  const url = new URL(window.location.href);
  const missing = proxyParameters.filter(([name]) => !url.searchParams.has(name));
  if (missing.length === 0) return;
  for (const [name, value] of missing) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url.href);
}
