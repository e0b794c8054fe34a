import type { Browser } from '@playwright/test';
import type { Report } from '../../support/createReport';

/** Shared by all suites. */
export interface SuiteContext {
  report: Report;
  browser: Browser;
  /** Folder of the examples. */
  examples: string;
}

/** The checks of one example. */
export interface Suite {
  name: string;
  run: (context: SuiteContext) => Promise<void>;
}
