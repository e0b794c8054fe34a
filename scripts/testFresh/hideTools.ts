import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Tools of every system, as in a minimal Debian, besides those that the README demands. */
const base =
  'node npm npx git sh bash env ls cat cp mv rm ln mkdir rmdir chmod touch head tail sort uniq wc cut tr sed grep find xargs tar gzip awk ' +
  'dirname basename readlink realpath mktemp tee printf echo test true false expr date sleep kill uname id hostname which mount';

const systemFolders = [
  '/usr/local/sbin',
  '/usr/local/bin',
  '/usr/sbin',
  '/usr/bin',
  '/sbin',
  '/bin',
];

/** How to run a command so that it finds no other tools. */
export interface HiddenTools {
  /** What is hidden, for the report. */
  description: string;
  PATH: string;
  /** The program and arguments that run a command of npm. */
  wrap: (parameters: readonly string[]) => [program: string, ...parameters: string[]];
}

/**
 * Makes a folder of links to Node, npm, git and the system's base. Root on Linux sees it in place of the system's folders of programs,
 * because some programs are named by absolute path; elsewhere it is the whole PATH.
 *
 * @param folder empty folder for the links
 * @param visible files that stay where they are
 */
export function hideTools(folder: string, visible: readonly string[]): HiddenTools {
  const tools = path.join(folder, 'tools');
  mkdirSync(tools);
  const canMount =
    process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0;
  const hidden = systemFolders
    .filter((name) => canMount && existsSync(name) && !lstatSync(name).isSymbolicLink())
    .map((name, index) => ({ name, original: path.join(folder, `original-${index}`) }));
  for (const { original } of hidden) mkdirSync(original);
  const searched = (process.env.PATH ?? '').split(path.delimiter);
  for (const file of [...base.split(' ').map((name) => find(name, searched)), ...visible]) {
    if (file === undefined) continue;
    const real = realpathSync(file);
    const home = hidden.find(({ name }) => path.dirname(real) === name);
    symlinkSync(
      home === undefined ? real : path.join(home.original, path.basename(real)),
      path.join(tools, path.basename(file)),
    );
  }
  if (!canMount) {
    return {
      description: 'tools that are not on the PATH (only root on Linux can hide the others)',
      PATH: tools,
      wrap: (parameters) => ['npm', ...parameters],
    };
  }
  const mounts = [
    ...hidden.map(({ name, original }) => `mount --bind ${name} "${original}"`),
    ...hidden.map(({ name }) => `mount --bind "${tools}" ${name}`),
  ].join(' && ');
  return {
    description: `all tools in ${hidden.map(({ name }) => name).join(', ')}`,
    PATH: hidden.map(({ name }) => name).join(path.delimiter),
    wrap: (parameters) => [
      'unshare',
      '--mount',
      'sh',
      '-c',
      `${mounts} && exec npm "$@"`,
      'npm',
      ...parameters,
    ],
  };
}

const find = (name: string, folders: readonly string[]) =>
  folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
