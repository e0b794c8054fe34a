import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Vitest's JSON report names no error outside a test, with which a run fails too: this one writes all to the file of FAILURES_FILE. */
export default class FailuresReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env.FAILURES_FILE;
    if (file === undefined) return;
    const lines = modules.flatMap((module) => [
      ...module.errors().map((error) => `${module.relativeModuleId}: ${describe(error)}`),
      ...[...module.children.allTests('failed')].map((test) => {
        const errors = test.result().errors ?? [];
        return `${module.relativeModuleId} > ${test.fullName}\n${errors.map(describe).join('\n')}`;
      }),
    ]);
    lines.push(...unhandledErrors.map((error) => `Outside a test: ${describe(error)}`));
    writeFileSync(file, lines.join('\n\n'));
  }
}

function describe({ message, stack }: SerializedError): string {
  return stack ?? message;
}
