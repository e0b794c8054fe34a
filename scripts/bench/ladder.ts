/** What a synthetic site holds. */
export interface SiteSize {
  name: string;
  /** Pages of the guide, our own included. */
  pages: number;
  /** Operations of the contract, our own included. */
  operations: number;
}

/** The steps that a growing site is measured at. */
export const ladder = {
  small: { name: 'small', pages: 25, operations: 5 },
  middle: { name: 'middle', pages: 250, operations: 50 },
  large: { name: 'large', pages: 1000, operations: 300 },
} as const satisfies Record<string, SiteSize>;
