import type { Options } from '../plugins/served-files/options';

/** Files that readers and tools download, by their path in the site. */
export const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'widget/aifindr-widget.d.ts',
    'swagger.yaml': 'examples/swagger.yaml',
  },
  json: { 'swagger.json': 'examples/swagger.yaml' },
  folders: { examples: 'examples' },
} satisfies Options;
