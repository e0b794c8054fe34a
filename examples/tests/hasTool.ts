import { spawnSync } from 'node:child_process';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether a missing tool is an error, as in the long tests, or leaves its tests out. */
    needsAllTools: boolean;
  }
}

/** Whether a program runs on this machine; throws where all must. */
export function hasTool(program: string, ...parameters: string[]): boolean {
  const isHere = spawnSync(program, parameters).status === 0;
  if (!isHere && inject('needsAllTools')) {
    throw new Error(`${program} is not on this machine; npm run test:samples installs it`);
  }
  return isHere;
}
