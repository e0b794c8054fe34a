/** Files of the repository that the site serves: their paths in the repository, by their paths in the site. */
export interface Options {
  /** Served unchanged, e.g. `{ 'swagger.yaml': 'examples/swagger.yaml' }`. */
  files: Record<string, string>;
  /** YAML files that are served as JSON. */
  json: Record<string, string>;
  /** Folders whose hand-written files are all served, with a list of them as `index.txt`. */
  folders: Record<string, string>;
}
