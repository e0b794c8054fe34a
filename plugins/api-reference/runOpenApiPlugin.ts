import { createRequire } from 'node:module';
import { Command } from 'commander';
import type { OpenApiDocsOptions, OpenApiPluginOptions } from './options';

/** The parts of Docusaurus' load context that the plugin reads. */
interface PluginContext {
  siteDir: string;
  siteConfig: { presets: unknown[]; plugins: unknown[] };
}

type PluginFactory = (
  context: PluginContext,
  options: OpenApiPluginOptions,
) => { extendCli: (cli: unknown) => void };

/**
 * Runs docusaurus-plugin-openapi-docs through its command `gen-api-docs`, the way Docusaurus' CLI does, and throws what it
 * would only log. `docsDir` is the folder of docs that holds the output, so that sidebar ids are relative to it.
 */
export async function runOpenApiPlugin(
  siteDir: string,
  docsDir: string,
  options: OpenApiDocsOptions,
): Promise<void> {
  const { default: createPlugin } = createRequire(__filename)('docusaurus-plugin-openapi-docs') as {
    default: PluginFactory;
  };
  const docsPlugin = [
    '@docusaurus/plugin-content-docs',
    { id: 'default', path: docsDir, routeBasePath: 'docs' },
  ];
  const plugin = createPlugin(
    { siteDir, siteConfig: { presets: [], plugins: [docsPlugin] } },
    { id: 'openapi', docsPluginId: 'default', config: { api: options } },
  );
  const cli = new Command();
  plugin.extendCli(cli);
  const complaints = await collectComplaints(() =>
    cli.parseAsync(['gen-api-docs', 'api'], { from: 'user' }),
  );
  if (complaints.length > 0) {
    throw new Error(`docusaurus-plugin-openapi-docs: ${complaints.join('\n')}`);
  }
}

/** Runs a task that reports faults to the console only; its progress messages are dropped, its faults returned. */
async function collectComplaints(task: () => Promise<unknown>): Promise<string[]> {
  const complaints: string[] = [];
  const { log, warn, error } = console;
  const keep = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '));
  Object.assign(console, { log: () => undefined, warn: keep, error: keep });
  try {
    await task();
  } finally {
    Object.assign(console, { log, warn, error });
  }
  return complaints;
}
