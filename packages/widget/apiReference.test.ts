import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { contractFile, readContract } from './readContract';

const contract = readContract();
const types = readFileSync(contractFile, 'utf8');
const pageFile = path.join(__dirname, '../../docs/widget-config/api-reference.mdx');
const page = readFileSync(pageFile, 'utf8');

/** Cells of the table under a heading, without its header, as plain text. */
function readTable(id: string): string[][] {
  const section = page.split(`{#${id}}`)[1]?.split(/\n#{2,3} /)[0] ?? '';
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.map((row) => row.split(/\s*\|\s*/).slice(1, -1));
}

/** Section of a member: from its heading to the next one. */
function readSection(name: string): string {
  const heading = new RegExp(`\\n### \`${name}(?:\\(\\))?\` \\{#[a-z-]+\\}\\n`);
  return page.split(heading)[1]?.split(/\n#{2,3} /)[0] ?? '';
}

const code = (cell: string | undefined) => /`([^`]+)`/.exec(cell ?? '')?.[1] ?? cell;

it.each(['lib.es2015.d.ts', 'lib.es2023.d.ts'])(
  'a copy of the contract compiles with %s',
  (lib) => {
    const program = ts.createProgram([contractFile], {
      strict: true,
      noEmit: true,
      lib: [lib, 'lib.dom.d.ts'],
      types: [],
      // The libraries themselves are TypeScript's.
      skipDefaultLibCheck: true,
    });
    expect(ts.getPreEmitDiagnostics(program)).toEqual([]);
    expect(ts.preProcessFile(types).importedFiles).toEqual([]);
  },
);

describe('the JavaScript API page', () => {
  it('has a card for every member of the contract', () => {
    const cards = [...page.matchAll(/aifindr-widget\.d\.ts#(\w+)/g)].map(([, name]) => name);
    expect(cards.toSorted()).toEqual(contract.members.map(({ name }) => name).toSorted());
  });

  it.each(contract.members)('shows the summary and the syntax of $name', ({ name, summary }) => {
    const [first = ''] = readSection(name).trim().split('\n');
    expect(first.replace(/[.:,].*/, '')).toBe(summary.replace(/[.:,].*/, ''));
    expect(readSection(name)).toContain(`ts file=packages/widget/aifindr-widget.d.ts#${name}\n`);
  });

  it.each(contract.members.filter(({ signatures }) => !signatures[0]?.startsWith('readonly')))(
    'has a row for the parameters, the result and the errors of $name, and none that is empty',
    ({ name, parameters, signatures }) => {
      const section = readSection(name);
      const shown = [...section.matchAll(/<Field parameter="(\w+)"( isOptional)?>/g)];
      expect(shown.map(([, parameter]) => parameter)).toEqual(parameters);
      const isOptional = (parameter: string) =>
        signatures.every((signature) => !new RegExp(`\\b${parameter}: `).test(signature)) ||
        signatures.some((signature) => signature.includes('()'));
      expect(shown.map(([, , mark]) => mark !== undefined)).toEqual(parameters.map(isOptional));
      const labels = [...section.matchAll(/<Field label="(\w+)">\S/g)].map(([, label]) => label);
      const returns = signatures.some((signature) => !signature.endsWith(': void'));
      expect(labels.includes('Devuelve')).toBe(returns);
      const isAsynchronous = signatures.some((signature) => signature.includes('Promise<'));
      expect(labels.includes('Errores')).toBe(isAsynchronous);
    },
  );

  // Readers are told not to call these two.
  const withoutExample = ['initialize', '_debug'];
  it.each(contract.members)('shows an example of $name, if it is to be called', ({ name }) => {
    const hasExample = readSection(name).includes('file=examples/html/snippets/');
    expect(hasExample).toBe(!withoutExample.includes(name));
  });

  it('lists every event with its constant, its fields and its meaning', () => {
    const constants = new Map(
      contract.types
        .get('EventConstants')
        ?.map(({ name, signatures }) => [/'(.+)'/.exec(signatures[0] ?? '')?.[1], name]),
    );
    const expected = contract.types.get('EventMap')?.map(({ name, signatures, summary }) => {
      const type = signatures[0]?.split(': ')[1] ?? '';
      const fields = contract.types.get(type)?.map((field) => field.name);
      const data = fields ? `{ ${fields.join(', ')} }` : type === 'undefined' ? 'Ninguno' : type;
      return [name, constants.get(name), data, summary];
    });
    expect(readTable('datos-de-eventos').map((row) => row.map(code))).toEqual(expected);
  });

  it('lists every state', () => {
    const [, result = ''] = /<Field label="Devuelve">(.+)</.exec(readSection('getState')) ?? [];
    const [, states = ''] = /type State = (.+);/.exec(types) ?? [];
    expect(result.match(/'\w+'/g)).toEqual(states.match(/'\w+'/g));
  });
});
