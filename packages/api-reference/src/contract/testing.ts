import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Api, readApi } from './readApi';
import { readApiContract } from './readApiContract';

/** What readers of a contract, of its requests and of its collection are given. */
export const testWords = {
  labels: { deprecatedOperation: 'deprecated' },
  tag: { onlyGroup: 'Operations', otherGroup: 'Other operations' },
  operation: { sample: 'request', sampleTitle: 'Request' },
  placeholders: {
    apiKey: 'YOUR_API_KEY',
    basic: 'YOUR_CREDENTIALS',
    file: 'file',
    key: 'key',
    text: 'text',
    token: 'YOUR_TOKEN',
  },
};

/** Gives a function the folder of a file with a text, and removes it afterwards. */
export async function withContractFile<Result>(
  text: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    writeFileSync(path.join(folder, contractName), text);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Name of that file. */
export const contractName = 'contract.yaml';

/** YAML as a contract: with `openapi` and `info`, unless it has one. */
export function completeContract(yaml: string, openapi = '3.1.0'): string {
  const info = yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  return `openapi: ${openapi}\n${info}${yaml}\n`;
}

/** The operations and tags of a contract that is written in YAML without `openapi` and `info`. */
export function readTestApi(yaml: string, openapi?: string): Promise<Api> {
  return withContractFile(completeContract(yaml, openapi), async (folder) =>
    readApi(await readApiContract(contractName, folder), testWords),
  );
}
