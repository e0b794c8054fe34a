import type { Options } from '@aifindr-docs/page-outputs/served-files';
import { site } from './site';

/** Files that readers and tools download, by their path in the site. */
export const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'packages/widget/aifindr-widget.d.ts',
    'swagger.yaml': site.contractFile,
    'swagger.json': site.contractFile,
  },
  folders: { examples: 'examples' },
} satisfies Options;
