import * as docs from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

export * from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';

type Find = typeof docs.getActiveDocContext;

let last: { data: unknown; pathname: string; context: ReturnType<Find> } | undefined;

/** The framework's own, which every item of the navbar asks twice for the same page. */
export const getActiveDocContext: Find = (data, pathname) => {
  if (last?.data !== data || last.pathname !== pathname) {
    last = { data, pathname, context: docs.getActiveDocContext(data, pathname) };
  }
  return last.context;
};
