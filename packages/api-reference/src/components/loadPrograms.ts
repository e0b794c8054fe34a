import type { Programs } from '../model/types';
import type Code from './Code';

/** Loads every program of a page. */
export type LoadPrograms = () => Promise<{ default: Programs }>;

/** Every program of a page, and the component that shows one with its colors. */
export interface LoadedPrograms {
  programs: Programs;
  Program: typeof Code;
}

/** Loads the programs of a page together with the component that shows them. */
export async function loadColored(loadPrograms: LoadPrograms): Promise<LoadedPrograms> {
  const [programs, program] = await Promise.all([loadPrograms(), import('./Code')]);
  return { programs: programs.default, Program: program.default };
}
