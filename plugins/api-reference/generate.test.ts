import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiReference } from '../../config/apiReference';
import type { Site } from './createPages';
import { generate } from './generate';

const contract = readFileSync(path.resolve(__dirname, '../../examples/swagger.yaml'), 'utf8');
let siteDir: string;
let site: Site;

beforeEach(() => {
  // The plugin reports each file.
  vi.spyOn(console, 'log').mockImplementation(() => {});
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
  site = { siteDir, siteConfig: { url: 'https://docs.example.com' } };
  mkdirSync(path.join(siteDir, 'examples'));
  writeContract(contract);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const writeContract = (text: string) =>
  writeFileSync(path.join(siteDir, 'examples/swagger.yaml'), text);
const run = () => generate(site, apiReference);
const inOutput = (name: string) => path.join(siteDir, 'docs/api', name);
const readOutput = () =>
  Object.fromEntries(
    readdirSync(inOutput('')).map((name) => [name, readFileSync(inOutput(name), 'utf8')]),
  );

it('writes the pages of the specification and the sidebar grouped by tag', async () => {
  await run();
  expect(readdirSync(inOutput('')).filter((name) => !name.endsWith('.json'))).toEqual([
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
  const sidebar = readFileSync(inOutput('sidebar.ts'), 'utf8');
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

it('says in the sidebar how operations are called, which are deprecated, and how tags are grouped', async () => {
  writeContract(`openapi: 3.2.0
info: { title: T, version: '1' }
x-tagGroups: [{ name: First, tags: [u] }, { name: Second, tags: [t] }]
paths:
  /a:
    head: { operationId: a, tags: [t], responses: {} }
    query: { operationId: b, tags: [t], responses: {} }
    delete: { operationId: c, tags: [u], deprecated: true, responses: {} }
webhooks: { w: { post: { operationId: d, tags: [t], responses: {} } } }`);
  await generate(site, { ...apiReference, linkedPages: { file: '', routes: [] } });
  const sidebar = readFileSync(inOutput('sidebar.ts'), 'utf8');
  expect(sidebar.match(/(?<=className: ").*(?=")/g)).toEqual([
    ...['api-method delete', 'api-method head', 'api-method query', 'api-method event'],
  ]);
  expect(sidebar.match(/(?<=label: ").*(?=")/g)).toEqual([
    ...['First', 'u', 'C (obsoleta)', 'Second', 't', 'A', 'B', 'D'],
  ]);
});

it('writes the same bytes again, touches only what differs, and removes stale files', async () => {
  await run();
  const first = readOutput();
  const past = new Date(2020, 1);
  utimesSync(inOutput('chat.tag.mdx'), past, past);
  writeFileSync(inOutput('stale.api.mdx'), 'stale');
  await run();
  expect(readOutput()).toEqual(first);
  expect(statSync(inOutput('chat.tag.mdx')).mtime).toEqual(past);
});

it('leaves the last pages when the contract is broken', async () => {
  mkdirSync(inOutput(''), { recursive: true });
  writeFileSync(inOutput('last.api.mdx'), 'the last output');
  writeContract(contract.replace("'#/components/schemas/AskRequest'", "'#/nothing'"));
  await expect(run()).rejects.toThrow(
    /^examples\/swagger\.yaml:\d+:\d+ refers to "#\/nothing", which does not exist/,
  );
  expect(readdirSync(inOutput(''))).toEqual(['last.api.mdx']);
});

it('rejects hand-written text for a page that does not exist', async () => {
  mkdirSync(path.join(siteDir, 'docs/_api'), { recursive: true });
  writeFileSync(path.join(siteDir, 'docs/_api/nada.mdx'), 'Hola');
  await expect(run()).rejects.toThrow('docs/_api/nada.mdx: the contract has no page "nada"');
});
