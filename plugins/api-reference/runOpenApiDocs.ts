import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { Command } from 'commander';
import { parse } from 'yaml';
import { isObject, itemsAt, stringAt } from './contract/json';
import type { Site } from './createPages';
import type { Api, Operation } from './model/readApi';
import type { Options } from './options';
import { type Page, programsFile, sidebarClass } from './pages/Page';

/** The used part of docusaurus-plugin-openapi-docs (its own types do not pass a strict compiler). */
type OpenApiDocs = (
  context: Site,
  options: {
    id: string;
    docsPluginId: string;
    config: Record<string, object>;
  },
) => { extendCli: (cli: object) => void };

/** What the plugin hands to a generator of Markdown. */
interface Item {
  id: string;
}

/** Where the command runs. */
interface RunOptions extends Pick<Options, 'downloadUrl' | 'sidebarOptions'> {
  /** Folder of docs that contains the output, so that ids in the sidebar are relative to it. */
  docsDir: string;
  outputDir: string;
}

/**
 * Writes pages and their sidebar with the command `gen-api-docs` of docusaurus-plugin-openapi-docs. It reads an outline of the
 * contract, in which each page has its own plain id: the plugin stops at parts of contracts that it does not know, and
 * derives ids that may be equal.
 *
 * @throws Error naming the page that the plugin did not write: it logs such problems instead of throwing
 */
export async function runOpenApiDocs(
  site: Site,
  { downloadUrl, sidebarOptions, docsDir, outputDir }: RunOptions,
  api: Api,
  pages: readonly Page[],
): Promise<void> {
  const { default: createPlugin } = createRequire(__filename)('docusaurus-plugin-openapi-docs') as {
    default: OpenApiDocs;
  };
  const outlineIds = new Map(pages.map(({ id }, index) => [id, `page-${index}`]));
  const byId = new Map(pages.map((page) => [outlineIds.get(page.id), page]));
  const getMarkdown = ({ id }: Item): string => byId.get(id)?.mdx ?? '';
  const specPath = path.join(docsDir, 'outline.json');
  mkdirSync(docsDir, { recursive: true });
  writeFileSync(specPath, JSON.stringify(writeOutline(api, outlineIds)));
  const docsPlugin = ['@docusaurus/plugin-content-docs', { path: docsDir, routeBasePath: 'docs' }];
  const plugin = createPlugin(
    // It looks for the docs plugin in the site's configuration; ours is in the preset, and its folder is another one here.
    {
      ...site,
      siteConfig: {
        presets: [],
        ...site.siteConfig,
        plugins: [...(site.siteConfig.plugins ?? []), docsPlugin],
      },
    },
    {
      id: 'openapi',
      docsPluginId: 'default',
      config: {
        api: {
          ...{ specPath, outputDir, sidebarOptions, ...(downloadUrl && { downloadUrl }) },
          template: path.join(__dirname, 'page.mustache'),
          disableCompression: true,
          markdownGenerators: {
            createApiPageMD: getMarkdown,
            createInfoPageMD: getMarkdown,
            createTagPageMD: getMarkdown,
          },
        },
      },
    },
  );
  const cli = new Command();
  plugin.extendCli(cli);
  await cli.parseAsync(['gen-api-docs', 'api'], { from: 'user' });

  for (const { id, kind, mdx, data, programs } of pages) {
    const written = path.join(outputDir, `${outlineIds.get(id) ?? ''}.${kind}.mdx`);
    const file = path.join(outputDir, `${id}.${kind}.mdx`);
    assertWritten(written, `the page "${id}"`);
    renameSync(written, file);
    // Its template for tags is not configurable, and has no description.
    if (kind === 'tag') writeFileSync(file, mdx);
    writeFileSync(path.join(outputDir, `${id}.json`), JSON.stringify(data));
    if (programs) writeFileSync(path.join(outputDir, programsFile(id)), JSON.stringify(programs));
  }
  const sidebar = path.join(outputDir, 'sidebar.ts');
  assertWritten(sidebar, 'the sidebar');
  writeFileSync(sidebar, finishSidebar(readFileSync(sidebar, 'utf8'), api, byId));
}

/** A contract with nothing but what the sidebar shows. */
function writeOutline(api: Api, ids: ReadonlyMap<string, string>): object {
  const items = api.operations.map(({ id, kind, method, label }) => {
    const name = ids.get(id) ?? '';
    const tags = api.tags.filter((tag) => tag.operations.some((operation) => operation.id === id));
    const operation = {
      ...{ operationId: name, summary: label, responses: {} },
      tags: tags.map((tag) => ids.get(tag.id) ?? ''),
    };
    // It knows no other methods; the front matter of a page has its own.
    const key = /^(get|put|post|delete|options|head|patch|trace)$/.test(method) ? method : 'get';
    return { kind, name, item: { [key]: operation } };
  });
  const listKind = (kind: string, prefix: string) =>
    Object.fromEntries(
      items.flatMap((item) => (item.kind === kind ? [[prefix + item.name, item.item]] : [])),
    );
  return {
    openapi: '3.0.3',
    info: { title: ids.get(api.infoId) ?? '', version: '1' },
    tags: api.tags.map(({ id, title }) => ({ name: ids.get(id), 'x-displayName': title })),
    paths: listKind('path', '/'),
    'x-webhooks': listKind('webhook', ''),
  };
}

/** The sidebar with the ids of the pages, and with the groups of `x-tagGroups`. */
function finishSidebar(
  source: string,
  api: Api,
  pages: ReadonlyMap<string | undefined, Page>,
): string {
  const literal = /^const sidebar: SidebarsConfig = (\{[^]*?\n\});$/m.exec(source)?.[1];
  if (literal === undefined) {
    throw new Error('docusaurus-plugin-openapi-docs wrote a sidebar of an unknown form');
  }
  const operations = new Map(api.operations.map((operation) => [operation.id, operation]));
  const items = itemsAt(finishItems(parse(literal), pages, operations), 'apisidebar');
  // A single group would only be one more level.
  const isGrouped = new Set(api.tags.flatMap(({ group }) => group ?? [])).size > 1;
  const groupOf = new Map(api.tags.map(({ id, group }) => [id, isGrouped ? group : undefined]));
  const grouped = new Map<string, unknown[]>();
  const result: unknown[] = [];
  for (const item of items) {
    const group = groupOf.get(path.posix.basename(stringAt(item, 'link', 'id') ?? ''));
    if (group === undefined) {
      result.push(item);
      continue;
    }
    const members = grouped.get(group) ?? [];
    members.push(item);
    if (members.length === 1) {
      result.push({ type: 'category', label: group, collapsed: true, items: members });
    }
    grouped.set(group, members);
  }
  const text = JSON.stringify({ apisidebar: result }, null, 2).replaceAll(
    /^( +)"(\w+)":/gm,
    '$1$2:',
  );
  return source.replace(literal, () => text);
}

/** Replaces the ids of the outline by those of pages, and the classes by those with the operation's own method. */
function finishItems(
  value: unknown,
  pages: ReadonlyMap<string | undefined, Page>,
  operations: ReadonlyMap<string, Operation>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => finishItems(item, pages, operations));
  if (!isObject(value)) return value;
  const id = stringAt(value, 'id') ?? '';
  const page = pages.get(path.posix.basename(id));
  const operation = operations.get(page?.id ?? '');
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, finishItems(inner, pages, operations)]),
    ),
    ...(page && { id: path.posix.join(path.posix.dirname(id), page.id) }),
    ...(operation && { className: sidebarClass(operation) }),
  };
}

function assertWritten(file: string, label: string): void {
  if (!existsSync(file)) {
    throw new Error(`docusaurus-plugin-openapi-docs did not write ${label}: see its message above`);
  }
}
