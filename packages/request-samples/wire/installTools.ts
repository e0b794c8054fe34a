import type { TestProject } from 'vitest/node';
import { installNpmTools, installSystemTools } from './tools';

/** Installs what the samples need to run; the quick run uses the languages that this machine has. */
export default async function installTools({ config }: TestProject): Promise<void> {
  await installNpmTools();
  const { testNamePattern, provide } = config;
  if (!provide.isQuickSampleRun) {
    await installSystemTools((language) => testNamePattern?.test(`'${language}' sends`) ?? true);
  }
}
