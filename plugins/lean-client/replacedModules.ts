import path from 'node:path';

interface Resource {
  /** Folder of the module that asks. */
  context: string;
  request: string;
}

/** Modules of the framework, as its own modules ask for them, and what stands in their place. */
const replaced = [
  {
    from: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/,
    request: /^\.\/prefetch$/,
    by: path.join(__dirname, 'prefetch.ts'),
  },
  {
    from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]/,
    request: /\/reactUtils$/,
    by: path.join(__dirname, 'reactUtils.ts'),
  },
];

/** What the bundler asks before it looks for a module. */
export const anyReplaced = /(^\.\/prefetch|\/reactUtils)$/;

/** Makes a request for one of those modules a request for what stands in its place. */
export function replaceModule(resource: Resource): void {
  const found = replaced.find(
    ({ from, request }) => from.test(resource.context) && request.test(resource.request),
  );
  if (found) {
    resource.request = found.by;
  }
}
