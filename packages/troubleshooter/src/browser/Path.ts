/** A question, or a problem, which is the end of a path. */
export interface Stop {
  id: string;
  /** Messages of browsers and tools that lead here. */
  messages: readonly string[];
  /** Ids of what its answers lead to; none for a problem. */
  next: readonly string[];
}

/** All stops by id; the first is the start. */
export type Path = ReadonlyMap<string, Stop>;
