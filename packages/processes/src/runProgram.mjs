import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that processes have to end by themselves. */
const patience = 1500;

/**
 * Runs a program in the foreground. When this process is told to end, or npm, which started it, is gone, then all processes that the
 * program started end first: npm and shells pass a signal on to no more than one of them.
 * Plain JavaScript that imports only Node's modules: it runs before anything is installed.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {{ cwd: string, shell?: boolean, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>} exit code
 */
export function runProgram(program, parameters, options) {
  const child = spawn(program, parameters, { ...options, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    let isEnding = false;
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      if (isEnding) return;
      isEnding = true;
      void endDescendants(signal).then(() => process.exit(exitCodeOf(signal)));
    };
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
    for (const signal of signals) process.on(signal, end);
    const parent = process.ppid;
    const watch = setInterval(() => {
      if ('npm_lifecycle_event' in process.env && process.ppid !== parent) end('SIGTERM');
    }, 250);
    const settle = () => {
      clearInterval(watch);
      for (const signal of signals) process.off(signal, end);
    };
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      if (isEnding) return;
      settle();
      resolve(code ?? exitCodeOf(signal ?? 'SIGKILL'));
    });
  });
}

/** @param {NodeJS.Signals} signal */
const exitCodeOf = (signal) => 128 + constants.signals[signal];

/**
 * Passes a signal on to every descendant of this process, in whatever group or session, and kills those that stay.
 *
 * @param {NodeJS.Signals} signal
 */
async function endDescendants(signal) {
  const limit = Date.now() + patience;
  /** @type {Set<number>} */
  const told = new Set();
  for (;;) {
    const processes = listProcesses();
    for (const [pid] of processes) {
      if (!told.has(pid) && isBelow(pid, processes, told)) {
        told.add(pid);
        tell(pid, signal);
      }
    }
    const left = [...told].filter((pid) => processes.has(pid));
    if (left.length === 0) return;
    if (Date.now() > limit) {
      left.forEach((pid) => tell(pid, 'SIGKILL'));
      return;
    }
    await wait(50);
  }
}

/**
 * Whether a process was started by this one, or by one that was told to end and may be gone.
 *
 * @param {number} pid
 * @param {ReadonlyMap<number, number>} processes
 * @param {ReadonlySet<number>} told
 */
function isBelow(pid, processes, told) {
  for (let parent = processes.get(pid); parent !== undefined; parent = processes.get(parent)) {
    if (parent === process.pid || told.has(parent)) return true;
  }
  return false;
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function tell(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** Parents of the processes that run, by process. A minimal Linux has no `ps`. */
export function listProcesses() {
  const lines =
    process.platform === 'linux'
      ? readdirSync('/proc').flatMap((pid) => readProcess(pid))
      : spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).stdout.split('\n');
  return new Map(
    lines.map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    }),
  );
}

/** @param {string} pid name in /proc, of which some are no process */
function readProcess(pid) {
  try {
    // `pid (name) state parent …`, where the name may contain anything.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return /^\d+$/.test(pid) && state !== 'Z' ? [`${pid} ${parent}`] : [];
  } catch {
    return [];
  }
}
