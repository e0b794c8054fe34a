import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { type Api, readApi } from '../contract/readApi';
import { readContract } from '../contract/readContract';

export const contractName = 'contract.yaml';

/** YAML as a contract: with `openapi`, `info` and `paths`, unless it has them. */
export function completeContract(yaml: string, openapi = '3.1.0'): string {
  if (yaml.includes('openapi:') || yaml.startsWith('{')) return yaml;
  const info = yaml.includes('info:') ? '' : "info: { title: T, version: '1' }\n";
  const paths = yaml.includes('paths:') ? '' : 'paths: { /x: { get: { responses: {} } } }\n';
  return `openapi: ${openapi}\n${info}${paths}${yaml}\n`;
}

/** The operations and tags of a contract that is written in YAML without `openapi` and `info`. */
export function readTestApi(yaml: string, openapi?: string): Api {
  const folder = createTestFolder({ [contractName]: completeContract(yaml, openapi) });
  return readApi(readContract(contractName, folder));
}
