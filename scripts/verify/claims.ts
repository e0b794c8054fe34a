/** Something that the project says of itself, and the tests that show it. */
export interface Claim {
  claim: string;
  /** Packages or programs by which it is shown. */
  tools: string[];
  /** Test files (Vitest and Playwright) that must hold tests that passed and none that failed. */
  files?: RegExp;
  /** npm script that must have passed. */
  script?: string;
}

/** What the report answers for, one line each. */
export const claims: Claim[] = [
  {
    claim:
      'Types, lint, styles, format, prose, spelling, names of both contracts, snippets, supply chain',
    tools: ['typescript', 'eslint', 'stylelint', 'prettier', '@redocly/cli', 'cspell-lib'],
    script: 'test',
  },
  {
    claim: 'Every internal link and anchor leads somewhere (the build stops at one that does not)',
    tools: ['@docusaurus/core'],
    files: /e2e\/build\//,
  },
  {
    claim: 'Bad input stops the build and says where',
    tools: ['@playwright/test'],
    files: /e2e\/build\//,
  },
  {
    claim:
      'Builds: full disk, read-only output, killed, two at once; the same bytes twice; no git history',
    tools: ['node'],
    script: 'test:builds',
  },
  {
    claim: 'Behaviour of the specification: routes, states, constants, errors',
    tools: ['@playwright/test', 'chromium'],
    files: /e2e\/specification\//,
  },
  {
    claim: 'Accessibility: no finding of axe, keyboard, contrast of every pair of colours',
    tools: ['axe-core', '@playwright/test', 'chromium'],
    files: /e2e\/(accessibility|keyboard|reading)|tokens\.test/,
  },
  {
    claim: 'Layout without shifts, print',
    tools: ['@playwright/test', 'chromium'],
    files: /e2e\/(design|print)/,
  },
  {
    claim: 'Weights and costs within their budgets',
    tools: ['@playwright/test', 'chromium'],
    files: /e2e\/(budgets|.*cost)/,
  },
  {
    claim: 'Pages and Markdown twins say the same; llms.txt leads to all of them',
    tools: ['@playwright/test', 'remark-parse'],
    files: /built-pages|machines-/,
  },
  {
    claim: 'Search finds the right page',
    tools: ['minisearch', '@playwright/test'],
    files: /plugins\/search|e2e\/search/,
  },
  {
    claim: 'API pages lose nothing of the contract',
    tools: ['vitest', '@playwright/test'],
    files: /plugins\/api-reference\/(?!fuzz)|e2e\/api-/,
  },
  {
    claim: 'Generated and hostile contracts become whole and harmless pages and twins',
    tools: ['fast-check'],
    files: /api-reference\/fuzz/,
  },
  {
    claim: 'Request samples on the wire, by language',
    tools: ['node'],
    script: 'test:samples',
  },
  {
    claim: 'Example projects build and run',
    tools: ['node', 'chromium'],
    script: 'test:examples',
  },
  {
    claim: 'The widget’s guide runs against the reference double',
    tools: ['@playwright/test', 'vitest'],
    files: /widget/,
  },
  {
    claim: 'Faults of network, storage, old browsers, history and deploys',
    tools: ['@playwright/test', 'chromium'],
    files: /e2e\/faults\//,
  },
  {
    claim: 'Security headers on every page; every browser test runs under the strict policy',
    tools: ['@playwright/test', 'chromium'],
    files: /scripts\/(hosting|serve)\//,
  },
  {
    claim:
      'A real server: addresses, 404, caching, compression, Markdown, traversal, header injection',
    tools: ['nginx'],
    script: 'test:hosting',
  },
  {
    claim:
      'The facts that answer integrators’ questions stand in one machine-readable page each (exam)',
    tools: ['node'],
    script: 'test',
  },
];
