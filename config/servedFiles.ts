/** Files that readers download as they stand in the repository, by their path in the site. */
export const servedFiles = {
  'aifindr-widget.d.ts': 'widget/aifindr-widget.d.ts',
  'swagger.yaml': 'examples/swagger.yaml',
};
