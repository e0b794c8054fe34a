import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';

/** What a command took, with all the processes that it started. */
export interface Consumption {
  /** Seconds of processor time, the user's and the system's. */
  cpuSeconds: number;
  wallSeconds: number;
  /** The most memory that its processes held at once, in MB of 1,000,000 bytes; what they share counts for each of them. */
  peakMemoryMb: number;
}

const sampleInterval = 200;

/**
 * Runs a command to its end.
 *
 * @param log file that takes all it prints
 * @throws Error naming the log when the command fails
 */
export async function runMeasured(
  command: readonly string[],
  { cwd, log }: { cwd: string; log: string },
): Promise<Consumption> {
  const output = openSync(log, 'w');
  const started = performance.now();
  // The shell's own `times` knows the processor time of everything that it has waited for; Node has no call for that.
  const shell = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    stdio: ['ignore', output, output, 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  });
  let times = '';
  shell.stdio[3]?.on('data', (data: Buffer) => (times += data.toString()));
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, sumMemory(shell.pid ?? 0));
  }, sampleInterval);
  const code = await new Promise((resolve) => shell.once('close', resolve));
  clearInterval(sampling);
  closeSync(output);
  if (code !== 0) {
    throw new Error(`${command.join(' ')} ended with exit code ${String(code)}; see ${log}`);
  }
  return {
    cpuSeconds: sumTimes(times),
    wallSeconds: (performance.now() - started) / 1000,
    peakMemoryMb: peak / 1000,
  };
}

/** Seconds in what `times` prints: user and system time of the shell, then of its children (`0m0.01s 0m0.00s`, twice). */
export function sumTimes(printed: string): number {
  const times = [...printed.matchAll(/(\d+)m([\d.]+)s/g)];
  if (times.length !== 4) {
    throw new Error(`the shell's times cannot be read: ${JSON.stringify(printed)}`);
  }
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Resident memory of a process and of all below it, in KB. */
function sumMemory(root: number): number {
  const processes = listProcesses();
  const tree = new Set([root]);
  let before;
  do {
    before = tree.size;
    processes.filter(({ parent }) => tree.has(parent)).forEach(({ pid }) => tree.add(pid));
  } while (tree.size > before);
  return processes.filter(({ pid }) => tree.has(pid)).reduce((sum, { memory }) => sum + memory, 0);
}

function listProcesses(): { pid: number; parent: number; memory: number }[] {
  return existsSync('/proc/self/status') ? readProc() : readPs();
}

/** Linux; a container need not have `ps`. */
function readProc() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const read = (key: string) =>
          Number(new RegExp(`^${key}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: read('PPid'), memory: read('VmRSS') }];
      } catch {
        // It has ended since the folder was read.
        return [];
      }
    });
}

function readPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, memory = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, memory };
    });
}
