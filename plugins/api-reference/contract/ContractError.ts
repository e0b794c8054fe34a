/** A place in a contract file, counted from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One thing that is wrong in the contract, and where. */
export interface Problem {
  message: string;
  place: Place;
}

/** Thrown when the contract cannot be turned into pages; names every problem with file, line and column. */
export class ContractError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map(formatProblem).join('\n'), options);
    this.name = 'ContractError';
    this.problems = problems;
  }
}

function formatProblem({ message, place }: Problem): string {
  return `${place.file}:${place.line}:${place.column} ${message}`;
}
