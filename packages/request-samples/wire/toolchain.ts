import type { CommandOutcome } from '@aifindr-docs/processes/runCommand';
import type { Command } from './runSampleTool';

/** One sample, written to its own folder. */
export interface WrittenSample {
  /** Name of the run, valid as a file name and an identifier. */
  run: string;
  folder: string;
  file: string;
}

/** The real tools that compile and run the samples of a language. */
export interface Toolchain {
  language: string;
  /** Packages of Debian 12. */
  debianPackages: readonly string[];
  /** Name of the sample's file. */
  fileName: (run: string) => string;
  /** Succeeds if the tools and libraries are installed. */
  probe: Omit<Command, 'cwd'>;
  /** Whether the libraries are compiled already; without it, `--available` skips the language, because that takes minutes. */
  isWarm?: () => boolean;
  /** Compiles all samples. */
  build?: (samples: readonly WrittenSample[], workFolder: string) => Promise<CommandOutcome>;
  run: (sample: WrittenSample, workFolder: string) => Command;
  /** What a program makes of an error, where it does not show its body and fail. */
  onError?: 'hides its body' | 'succeeds';
}
