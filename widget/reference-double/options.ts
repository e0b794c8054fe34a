/** What a test may choose about the double; in the product these things come from the Hub or from chance. */
export interface DoubleOptions {
  /** How the interface is shown. @default 'overlay' */
  displayMode: 'overlay' | 'floating';
  /** Step that fails; `none` for a double that works. @default 'none' */
  failure: 'none' | 'load' | 'open' | 'close';
  /** Milliseconds spent in `loading`. @default 20 */
  loadingTime: number;
  /** Milliseconds spent in `closing`. @default 20 */
  closingTime: number;
}

/** The double that works, as an overlay. */
export const defaultOptions: DoubleOptions = {
  displayMode: 'overlay',
  failure: 'none',
  loadingTime: 20,
  closingTime: 20,
};
