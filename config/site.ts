/** Facts about the site for its configuration, components, scripts and tests. */
export const site = {
  title: 'AI Findr',
  url: 'https://docs.aifindr.com',
  baseUrl: '/',
  publisher: { name: 'AI Findr', url: 'https://aifindr.ai' },
  contact: 'producteam@aifindr.ai',
  repository: 'https://github.com/theam/aifindr-docs',
  /** The OpenAPI document of the HTTP API, which the comments call the contract. */
  contractFile: 'examples/swagger.yaml',
  /** The lint rules of the contract, in the format of Redocly. */
  contractRules: 'redocly.yaml',
  /** Folder of the pages that are generated from the contract. */
  apiDir: 'docs/api',
  /** Folder of the hand-written text that generated pages include. */
  apiProseDir: 'docs/_api',
  /** URL of the unmodified contract, to which the API pages link. */
  contractUrl: '/swagger.yaml',
  /** URL of a Postman collection with the requests of the contract. */
  collectionUrl: '/ai-findr.postman_collection.json',
} as const;

/** The sections that contain a page, outermost first, by the folder of the page's route. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  '/docs/api': ['API HTTP'],
  '/docs/category': ['Widget'],
  '/docs/widget-config': ['Widget'],
  '/docs/widget-config/integraciones': ['Widget', 'Integraciones'],
};
