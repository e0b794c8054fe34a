import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findLicenceFaults,
  findLooseVersions,
  findPackageFaults,
  findStaleEntries,
} from './supply-chain/findFaults';
import { readLockfile, type Manifest } from './supply-chain/Lockfile';

const root = path.resolve(__dirname, '..');

/** The site, which is what readers get, and the projects whose own dependencies the tests install. */
const site = '.';
const others = [
  'examples/angular',
  'examples/nextjs',
  'examples/react',
  'scripts/test-samples/packages',
];

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const trees = [site, ...others].map((folder) => ({
  folder,
  packages: readLockfile(path.join(root, folder, 'package-lock.json')),
}));

const faults = [
  ...trees.flatMap(({ folder, packages }) =>
    [
      ...findLooseVersions(readManifest(folder)),
      ...packages.flatMap(findPackageFaults),
      // The examples' packages are installed by their readers, who decide on licences themselves.
      ...(folder === site ? packages.flatMap(findLicenceFaults) : []),
    ].map((fault) => `${folder}: ${fault}`),
  ),
  ...findStaleEntries(trees.flatMap(({ packages }) => packages)),
];
faults.forEach((fault) => console.error(fault));
const count = trees.reduce((sum, { packages }) => sum + packages.length, 0);
console.log(`${count} packages of ${trees.length} lock files, ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
