import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateApiDocs } from '../../scripts/generateApiDocs';
import { contracts } from './fixtures/contracts';

const root = resolve(__dirname, '../..');
const contract = readFileSync(join(root, 'examples/swagger.yaml'), 'utf8');
let site: string;

// Each test runs the plugin; a machine that does other things as well takes its time.
vi.setConfig({ testTimeout: 180_000 });

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-with-docs-'));
  mkdirSync(join(site, 'examples'));
});
afterEach(() => rmSync(site, { recursive: true }));

describe('generating from the site’s own contract', () => {
  it('writes the pages of the specification and the sidebar grouped by tag', async () => {
    writeContract(contract);
    await generateApiDocs(site);
    expect(readdirSync(join(site, 'docs/api')).sort()).toEqual([
      '_samples',
      'ai-findr-api.info.mdx',
      'analytics.tag.mdx',
      'answer-components.tag.mdx',
      'chat.tag.mdx',
      'crear-conversacion.api.mdx',
      'hacer-pregunta.api.mdx',
      'obtener-componente-de-respuesta.api.mdx',
      'obtener-detalles-del-widget.api.mdx',
      'registrar-evento-analitico.api.mdx',
      'sidebar.ts',
      'widget.tag.mdx',
    ]);
    const sidebar = readFileSync(join(site, 'docs/api/sidebar.ts'), 'utf8');
    expect([...sidebar.matchAll(/label: "([^"]+)"/g)].map(([, label]) => label)).toEqual([
      'Widget',
      'Obtener detalles del widget',
      'Chat',
      'Crear conversación',
      'Hacer pregunta',
      'Analytics',
      'Registrar evento analítico',
      'Answer Components',
      'Obtener componente de respuesta',
    ]);
    expect(sidebar.match(/collapsed: true/g)).toHaveLength(4);
    expect(sidebar).toContain('id: "api/chat"');
  });

  it('writes the same bytes again and leaves no page that the contract lost', async () => {
    writeContract(contract);
    await generateApiDocs(site);
    const first = readOutput();
    writeFileSync(join(site, 'docs/api/stale.api.mdx'), 'stale');
    await generateApiDocs(site);
    expect(readOutput()).toEqual(first);
  });

  it('refuses hand-written text for a page that is not there', async () => {
    writeContract(contract);
    mkdirSync(join(site, 'docs/_api'), { recursive: true });
    writeFileSync(join(site, 'docs/_api/nada.mdx'), 'Hola');
    await expect(generateApiDocs(site)).rejects.toThrow(
      'docs/_api/nada.mdx: the contract has no page "nada"',
    );
  });
});

describe('generating from other contracts', () => {
  it.each(contracts)('writes every page of %s', async (name) => {
    cpSync(join(__dirname, 'fixtures/parts'), join(site, 'examples/parts'), { recursive: true });
    writeContract(readFileSync(join(__dirname, 'fixtures', name), 'utf8'));
    const ids = await generateApiDocs(site);
    const written = readdirSync(join(site, 'docs/api')).filter((file) => file.endsWith('.mdx'));
    expect(written.map((file) => file.replace(/\.(api|tag|info)\.mdx$/, '')).sort()).toEqual(
      [...ids].sort(),
    );
  });
});

describe('a faulty contract', () => {
  const faults: [string, (text: string) => string, RegExp][] = [
    [
      'does not parse',
      (text) => text.replace('paths:', 'paths: ['),
      /examples\/swagger\.yaml:\d+:\d+ does not parse/,
    ],
    [
      'has a key twice',
      (text) => text.replace('components:', 'info: {}\ncomponents:'),
      /examples\/swagger\.yaml:\d+:1 does not parse: Map keys must be unique/,
    ],
    [
      'has an operation without summary',
      (text) => text.replace(/^ +summary: Hacer pregunta\n/m, ''),
      /examples\/swagger\.yaml:\d+:5 operation POST \/api\/widget\/projects\/\{projectId\}\/ask has no summary/,
    ],
    [
      'has two operations with one id',
      (text) => text.replace('operationId: hacerPregunta', 'operationId: crearConversacion'),
      /examples\/swagger\.yaml:\d+:7 operation POST .*\/ask has the operationId "crearConversacion" of another operation \(examples\/swagger\.yaml:\d+:7\): both would be the page "crear-conversacion"/,
    ],
    [
      'refers to nothing',
      (text) => text.replace("'#/components/schemas/AskRequest'", "'#/components/schemas/Nada'"),
      /examples\/swagger\.yaml:\d+:\d+ refers to "#\/components\/schemas\/Nada", which leads nowhere/,
    ],
    [
      'refers to a file that is not there',
      (text) => text.replace("'#/components/schemas/AskRequest'", "'./nada.yaml#/x'"),
      /examples\/swagger\.yaml:\d+:\d+ refers to "\.\/nada\.yaml#\/x", which leads nowhere: examples\/nada\.yaml/,
    ],
    [
      'is of another version',
      (text) => text.replace('openapi: 3.0.3', "swagger: '2.0'"),
      /is not an OpenAPI 3 document/,
    ],
  ];

  it.each(faults)(
    'that %s is refused with file and place, and the last output stays',
    async (_name, spoil, message) => {
      const spoilt = spoil(contract);
      expect(spoilt).not.toBe(contract);
      writeContract(spoilt);
      mkdirSync(join(site, 'docs/api'), { recursive: true });
      writeFileSync(join(site, 'docs/api/last.api.mdx'), 'the last output');
      await expect(generateApiDocs(site)).rejects.toThrow(message);
      expect(readdirSync(join(site, 'docs/api'))).toEqual(['last.api.mdx']);
    },
  );

  it('ends the command with a code other than 0 and says where the fault is', () => {
    writeContract(contract.replace(/^ +summary: Hacer pregunta\n/m, ''));
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/tsx/dist/cli.mjs'),
        'scripts/generateApiDocs.ts',
        '--site-dir',
        site,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/examples\/swagger\.yaml:\d+:5 operation POST .* has no summary/);
  });
});

function writeContract(text: string): void {
  writeFileSync(join(site, 'examples/swagger.yaml'), text);
}

function readOutput(): Record<string, string> {
  const folder = join(site, 'docs/api');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]),
  );
}
