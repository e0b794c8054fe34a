/** What a test may choose about the fake; in the product these things come from the Hub or from chance. */
export interface FakeOptions {
  /** Step that fails; `none` for a fake that works. @default 'none' */
  failure: 'none' | 'load' | 'open';
  /** Milliseconds spent in `loading`. @default 20 */
  loadingTime: number;
}

/** the fake that works. */
export const defaultOptions: FakeOptions = { failure: 'none', loadingTime: 20 };
