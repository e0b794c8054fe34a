/** A problem of the contract with its source location, counted from 1. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  message: string;
}

/** Thrown for a contract that cannot become pages; its message lists every problem as `file:line:column message`. */
export class ContractError extends Error {
  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    const lines = problems.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    );
    super([...new Set(lines)].join('\n'), options);
    this.name = 'ContractError';
  }
}
