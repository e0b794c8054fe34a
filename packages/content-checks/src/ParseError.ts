import { formatProblem, type Problem } from '@aifindr-docs/api-reference/Problem';

/** Thrown if a file cannot be parsed. */
export class ParseError extends Error {
  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(formatProblem(problem), options);
  }
}
