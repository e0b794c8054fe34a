import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { SiteCopy } from '../support/copySite';

const guide = 'docs/widget-config';
const contractFile = 'examples/swagger.yaml';
const operationsPerTag = 8;

/** Adds copies of the guide's pages to its sidebar, with their own title, description and id. */
export function addPages(site: SiteCopy, count: number): void {
  const originals = readdirSync(path.join(site.folder, guide))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => site.read(`${guide}/${file}`));
  const ids = Array.from({ length: count }, (_, index) => {
    const name = `pagina-${index + 1}`;
    const text = originals[index % originals.length] ?? '';
    site.write(
      `${guide}/${name}.mdx`,
      text.replace(/^(title|description|sidebar_label): /gm, `$1: Copia ${index + 1} de `),
    );
    return `'widget-config/${name}'`;
  });
  site.replace(
    'sidebars.ts',
    '  ],\n  openApiSidebar',
    `    ${ids.join(', ')},\n  ],\n  openApiSidebar`,
  );
}

interface Contract {
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, object>>;
}

/** Adds copies of the contract's operations, with their own path, id and summary, and a tag for every eight. */
export function addOperations(site: SiteCopy, count: number): void {
  const contract = parse(site.read(contractFile)) as Contract;
  const originals = Object.entries(contract.paths);
  for (let number = 1; number <= count; number += 1) {
    const [route, item] = originals[number % originals.length] ?? ['', {}];
    const tag = `Grupo ${Math.ceil(number / operationsPerTag)}`;
    if (contract.tags.at(-1)?.name !== tag) {
      contract.tags.push({ name: tag, description: 'Operaciones copiadas.' });
    }
    const copies = Object.entries(item).map(([method, operation]) => [
      method,
      {
        ...operation,
        tags: [tag],
        operationId: `operacion${number}${method}`,
        summary: `Operación ${number} ${method}`,
      },
    ]);
    contract.paths[`/copia-${number}${route}`] = Object.fromEntries(copies) as Record<
      string,
      object
    >;
  }
  site.write(contractFile, stringify(contract, { aliasDuplicateObjects: false }));
}
