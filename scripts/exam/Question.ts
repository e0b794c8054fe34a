/** Something that an integrator asks, and what a right answer holds. */
export interface Question {
  question: string;
  /** Each has to stand in the same page; texts are compared without regard to case, marks of emphasis and line ends. */
  facts: readonly (string | RegExp)[];
}
