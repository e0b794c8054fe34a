import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runCommand } from '@aifindr-docs/processes/runCommand';

/** A MariaDB server on a socket, without network. */
export interface Database {
  socket: string;
  stop: () => Promise<void>;
}

/** Starts MariaDB with a new data folder and an empty database `wordpress`; throws if it does not start in a minute. */
export async function startDatabase(folder: string): Promise<Database> {
  const data = path.join(folder, 'data');
  const socket = path.join(folder, 'db.sock');
  mkdirSync(data, { recursive: true });
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  await runCommand(
    'mariadb-install-db',
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      ...user,
    ],
    { cwd: folder },
  );
  const child = spawn(
    'mariadbd',
    [
      '--no-defaults',
      `--datadir=${data}`,
      `--socket=${socket}`,
      `--pid-file=${path.join(folder, 'db.pid')}`,
      '--skip-networking',
      '--innodb-flush-log-at-trx-commit=0',
      ...user,
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  const limit = Date.now() + 60_000;
  for (;;) {
    try {
      await runCommand(
        'mariadb',
        [
          '--no-defaults',
          `--socket=${socket}`,
          '--user=root',
          '-e',
          'CREATE DATABASE IF NOT EXISTS wordpress',
        ],
        { cwd: folder },
      );
      return { socket, stop };
    } catch (cause) {
      if (child.exitCode !== null || Date.now() > limit) {
        await stop();
        throw new Error('MariaDB did not start', { cause });
      }
      await wait(300);
    }
  }
}
