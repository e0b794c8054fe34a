/** Facts about the site that more than one piece of the configuration needs. */
export const site = {
  title: 'AI Findr',
  url: 'https://docs.aifindr.com',
  baseUrl: '/',
  publisher: { name: 'AI Findr', url: 'https://aifindr.ai' },
  /** Mail address of the product team. */
  contact: 'producteam@aifindr.ai',
  repository: 'https://github.com/theam/aifindr-docs',
  /** The contract of the HTTP API. */
  contractFile: 'examples/swagger.yaml',
  /** The rules that it is checked with, in the format of Redocly. */
  contractRules: 'redocly.yaml',
  /** Folders of the pages that are generated from it, and of what is written for them by hand. */
  apiDir: 'docs/api',
  apiProseDir: 'docs/_api',
  /** Where the unmodified contract is served; also linked from the API pages. */
  contractUrl: '/swagger.yaml',
  /** Where its requests are served as a collection for API clients. */
  collectionUrl: '/ai-findr.postman_collection.json',
} as const;

/** Names of the sections of the site, outermost first, by the folder that their pages are in. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  '/docs/api': ['API HTTP'],
  '/docs/category': ['Widget'],
  '/docs/widget-config': ['Widget'],
  '/docs/widget-config/integraciones': ['Widget', 'Integraciones'],
};
