/** Facts about the site that more than one piece of the configuration needs. */
export const site = {
  title: 'AI Findr',
  tagline: 'AI Findr Documentation',
  url: 'https://docs.aifindr.com',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  publisher: { name: 'AI Findr', url: 'https://aifindr.ai' },
  /** Mail address of the product team. */
  contact: 'producteam@aifindr.ai',
  repository: 'https://github.com/theam/aifindr-docs',
  /** The contract of the HTTP API. */
  contractFile: 'examples/swagger.yaml',
  /** Folders of the pages that are generated from it, and of what is written for them by hand. */
  apiDir: 'docs/api',
  apiProseDir: 'docs/_api',
  /** Where the unmodified contract is served; also linked from the API pages. */
  contractUrl: '/swagger.yaml',
  /** Where its requests are served as a collection for API clients. */
  collectionUrl: '/ai-findr.postman_collection.json',
} as const;
