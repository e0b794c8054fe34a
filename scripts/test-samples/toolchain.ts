import type { SampleLanguage } from '../../config/languageTabs';
import type { Command, Outcome } from './runCommand';

/** One sample, written to a folder of its own. */
export interface WrittenSample {
  /** Name of the run, fit for a file and a class. */
  run: string;
  folder: string;
  file: string;
}

/** The real tools that compile and run the samples of a language. */
export interface Toolchain {
  language: SampleLanguage;
  /** Packages of Debian 12. */
  debianPackages: readonly string[];
  /** Packages of `packages/package.json`. */
  npmPackages?: readonly string[];
  /** Name of the sample's file. */
  fileName: (run: string) => string;
  /** Succeeds when the tools and libraries are on the machine. */
  probe: Omit<Command, 'cwd'>;
  /** Whether the libraries are compiled already, where that takes minutes; the quick run leaves the language out until then. */
  isWarm?: () => boolean;
  /** Compiles all samples at once. */
  build?: (samples: readonly WrittenSample[], workFolder: string) => Promise<Outcome>;
  run: (sample: WrittenSample, workFolder: string) => Command;
}
