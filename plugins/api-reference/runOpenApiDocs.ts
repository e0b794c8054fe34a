import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { Command } from 'commander';
import type { Site } from './createPages';
import type { Options } from './options';
import { type Page, programsFile } from './pages/Page';

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
interface RunOptions extends Pick<Options, 'specPath' | 'downloadUrl' | 'sidebarOptions'> {
  /** Folder of docs that contains the output, so that ids in the sidebar are relative to it. */
  docsDir: string;
  outputDir: string;
}

/**
 * Writes pages and their sidebar with the command `gen-api-docs` of docusaurus-plugin-openapi-docs.
 *
 * @throws Error naming the page that the plugin did not write: it logs such problems instead of throwing
 */
export async function runOpenApiDocs(
  site: Site,
  { specPath, downloadUrl, sidebarOptions, docsDir, outputDir }: RunOptions,
  pages: readonly Page[],
): Promise<void> {
  const { default: createPlugin } = createRequire(__filename)('docusaurus-plugin-openapi-docs') as {
    default: OpenApiDocs;
  };
  const byId = new Map(pages.map((page) => [page.id, page]));
  const unknown: string[] = [];
  // An exception in here would be an unhandled rejection.
  const getMarkdown = ({ id }: Item): string => {
    const page = byId.get(id);
    if (page === undefined) unknown.push(id);
    return page?.mdx ?? '';
  };
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
    const file = path.join(outputDir, `${id}.${kind}.mdx`);
    assertWritten(file, `the page "${id}"`);
    // Its template for tags is not configurable, and has no description.
    if (kind === 'tag') writeFileSync(file, mdx);
    writeFileSync(path.join(outputDir, `${id}.json`), JSON.stringify(data));
    if (programs) writeFileSync(path.join(outputDir, programsFile(id)), JSON.stringify(programs));
  }
  assertWritten(path.join(outputDir, 'sidebar.ts'), 'the sidebar');
  if (unknown.length > 0) {
    throw new Error(
      `docusaurus-plugin-openapi-docs has pages that the contract does not: ${unknown.join(', ')}`,
    );
  }
}

function assertWritten(file: string, label: string): void {
  try {
    readFileSync(file);
  } catch (cause) {
    throw new Error(
      `docusaurus-plugin-openapi-docs did not write ${label}: see its message above`,
      {
        cause,
      },
    );
  }
}
