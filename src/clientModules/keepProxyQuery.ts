import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Parameters by which a translating proxy, such as Google's, knows what to do with the document of a URL. */
const proxyParameters = ExecutionEnvironment.canUseDOM
  ? [...new URLSearchParams(window.location.search)].filter(([name]) => name.startsWith('_x_tr_'))
  : [];

/** Adds the parameters of the proxy to the URL of the next page, which a reload would show untranslated without them. */
export function onRouteDidUpdate(): void {
  const url = new URL(window.location.href);
  const missing = proxyParameters.filter(([name]) => !url.searchParams.has(name));
  if (missing.length === 0) return;
  for (const [name, value] of missing) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url.href);
}
