/** The logo mark on a square of 32 units: a lens, and a star that breaks out of it. Its colors are tokens (src/css/tokens.css). */
export const mark = {
  /** Corner radius of the background. */
  radius: 9,
  /** Stroke of the ring and of the handle. The ring is open where the star is. */
  lens: 'M20.5 19.3A7.4 7.4 0 1 1 11.5 10.3M18.5 22.7 22.8 27',
  lensWidth: 2.7,
  star: 'M21.3 2.9c.9 4 2.5 5.9 6.6 6.6-4.4.9-5.9 2.5-6.6 6.6-.9-4-2.5-5.9-6.6-6.6 4.4-.9 5.9-2.5 6.6-6.6Z',
  /** Up to 20 px the mark is a closed lens alone, because the star would be a smudge. */
  plainLens: 'M21.4 14.2a7.2 7.2 0 1 1-14.4 0 7.2 7.2 0 0 1 14.4 0ZM19.3 19.3l4.8 4.8',
  plainLensWidth: 3.4,
} as const;
