import { readFileSync } from 'node:fs';

/** Environment that makes every Node process append its resource usage to a file when it exits. */
export function usageHook(file: string): NodeJS.ProcessEnv {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { isMainThread } from 'node:worker_threads';
    if (isMainThread) process.on('exit', () =>
      appendFileSync(${JSON.stringify(file)}, JSON.stringify(process.resourceUsage()) + '\\n'));`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}

/** Processor time of all processes and the memory of the largest one. */
export function readUsage(file: string): Record<string, number> {
  const processes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const microseconds = processes.reduce(
    (sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime,
    0,
  );
  return {
    'build, CPU s': Math.round(microseconds / 1e5) / 10,
    'largest process, MB': Math.round(Math.max(...processes.map(({ maxRSS }) => maxRSS)) / 1000),
  };
}
