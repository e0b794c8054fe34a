/** Numbers that look random and are the same at every run (a linear congruential generator). */
export function makeSequence(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}
