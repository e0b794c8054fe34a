/** Files that readers download as they stand in the repository, by their path in the site. */
export const servedFiles = {
  'swagger.yaml': 'examples/swagger.yaml',
};
