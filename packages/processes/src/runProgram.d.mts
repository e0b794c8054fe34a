/** See runProgram.mjs. */
export function runProgram(
  program: string,
  parameters: readonly string[],
  options: { cwd: string; shell?: boolean; env?: NodeJS.ProcessEnv },
): Promise<number>;

/** See runProgram.mjs. */
export function listProcesses(): Map<number, number>;
