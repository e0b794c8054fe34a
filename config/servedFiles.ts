import type { Options } from '@aifindr-docs/served-files/options';

/** Files that readers and tools download, by their path in the site. */
export const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'packages/widget/aifindr-widget.d.ts',
    'swagger.yaml': 'examples/swagger.yaml',
  },
  json: { 'swagger.json': 'examples/swagger.yaml' },
  folders: { examples: 'examples' },
} satisfies Options;
