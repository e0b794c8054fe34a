import { child, type Cursor, entries, items, stringAt } from '../contract/Cursor';
import type { ApiModel, Operation } from './readModel';

/** A server with the default values of its variables filled in. */
export interface Server {
  /** The address as the contract writes it. */
  template: string;
  url: string;
  cursor: Cursor;
}

/** The servers of an operation: its own, else those of its path item, else those of the contract. */
export function listServers({ contract }: ApiModel, operation?: Operation): Server[] {
  const holders = [operation?.cursor, operation?.pathItem, contract.root];
  for (const holder of holders) {
    const servers = items(child(holder, 'servers'));
    if (servers.length > 0) return servers.map(readServer);
  }
  return [];
}

function readServer(cursor: Cursor): Server {
  const template = stringAt(cursor, 'url') ?? '';
  let url = template;
  for (const [name, variable] of entries(child(cursor, 'variables'))) {
    url = url.replaceAll(`{${name}}`, stringAt(variable, 'default') ?? name);
  }
  return { template, url, cursor };
}
