/** What a test may choose about the double; in the product these things come from the Hub or from chance. */
export interface DoubleOptions {
  /** Step that fails; `none` for a double that works. @default 'none' */
  failure: 'none' | 'load' | 'open';
  /** Milliseconds spent in `loading`. @default 20 */
  loadingTime: number;
}

/** The double that works. */
export const defaultOptions: DoubleOptions = { failure: 'none', loadingTime: 20 };
