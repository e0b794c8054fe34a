import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Api, readApi } from '../contract/readApi';
import { readContract } from '../contract/readContract';

export const contractName = 'contract.yaml';

/** Gives a function the folder of files, and removes it afterwards. */
export function withFiles<Result>(
  files: Readonly<Record<string, string | Buffer>>,
  use: (folder: string) => Result,
): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** YAML as a contract: with `openapi`, `info` and `paths`, unless it has them. */
export function completeContract(yaml: string, openapi = '3.1.0'): string {
  if (yaml.includes('openapi:') || yaml.startsWith('{')) return yaml;
  const info = yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  const paths = yaml.includes('paths:') ? '' : 'paths: { /x: { get: { responses: {} } } }\n';
  return `openapi: ${openapi}\n${info}${paths}${yaml}\n`;
}

/** The operations and tags of a contract that is written in YAML without `openapi` and `info`. */
export function readTestApi(yaml: string, openapi?: string): Api {
  return withFiles({ [contractName]: completeContract(yaml, openapi) }, (folder) =>
    readApi(readContract(contractName, folder)),
  );
}
