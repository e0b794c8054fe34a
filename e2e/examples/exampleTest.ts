import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installPackages } from '@aifindr-docs/processes/installPackages.mjs';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';
import {
  routeWidget,
  type WidgetNetwork,
  type WidgetTraffic,
} from '@aifindr-docs/widget/testing/routeWidget';
import { createWidgetPage, type WidgetPage } from '../guide/widgetTest';
import { test as base } from '../support/test';

/** Absolute path of `examples/`. */
export const examples = path.resolve(__dirname, '../../examples');

/** Replacements that a reader of a guide makes in the files of a project, by the path of the file. */
type Edits = Readonly<
  Record<string, readonly (readonly [search: string | RegExp, text: string])[]>
>;

/** A project of `examples/`. `build` and `serve` are shell commands. */
export interface Project {
  /** Name of a folder in `examples/`. */
  name: string;
  build: string;
  /** Starts a server on port `$PORT`. */
  serve: string;
  /** Changes to a copy of the project before it is built; undefined builds the project itself. */
  edits?: Edits;
}

/** Copies a project, applies `edits` to the copy, and returns the copy's folder. Throws if a file does not contain a text to replace. */
function copyProject(name: string, edits: Edits): string {
  const source = path.join(examples, name);
  const target = path.resolve('.cache/examples', name);
  rmSync(target, { recursive: true, force: true });
  const filter = (file: string) => !/^(node_modules|dist|\.\w+)$/.test(path.basename(file));
  cpSync(source, target, { recursive: true, filter });
  // Hard links, because bundlers would resolve symbolic links to the `node_modules` of the original project.
  execFileSync('cp', ['-al', path.join(source, 'node_modules'), target]);
  for (const [file, replacements] of Object.entries(edits)) {
    const location = path.join(target, file);
    const text = replacements.reduce(
      (before, [search, replacement]) => {
        const after = before.replaceAll(search, replacement);
        if (after === before) throw new Error(`${location} does not contain ${String(search)}`);
        return after;
      },
      readFileSync(location, 'utf8'),
    );
    writeFileSync(location, text);
  }
  return target;
}

/** Installs the packages of a project, builds it, and serves it until `use` has ended. */
export async function serveProject(
  { name, build, serve, edits }: Project,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const source = path.join(examples, name);
  await installPackages(source);
  const cwd = edits === undefined ? source : copyProject(name, edits);
  const port = await findFreePort();
  const withoutTelemetry = {
    NEXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    NUXT_TELEMETRY_DISABLED: '1',
  };
  const env = { ...withoutTelemetry, PORT: String(port) };
  await runCommand('sh', ['-c', build], { cwd, env });
  await withServer('sh', ['-c', serve], { cwd, port, env }, use);
}

interface Fixtures {
  /** Whether the visitor gave consent on an earlier visit. @default true */
  hasConsented: boolean;
  widget: WidgetPage;
  /** Opens a page with the fake widget, and returns the counter of its requests for the widget's script. */
  visit: (route?: string, network?: WidgetNetwork) => Promise<WidgetTraffic>;
}

export type ExampleTest = ReturnType<typeof createTest>;

/**
 * Creates Playwright's `test` for an application. A console error (except of a blocked request), an uncaught error or a request to another
 * host fails a test.
 *
 * @param serve starts the application, once per worker, and stops it when `use` has ended
 */
export function createTest(serve: (use: (origin: string) => Promise<void>) => Promise<void>) {
  return base.extend<Fixtures, { origin: string }>({
    origin: [({}, use) => serve(use), { scope: 'worker', timeout: 600_000 }],
    hasConsented: [true, { option: true }],
    storageState: async ({ origin, hasConsented }, use) => {
      const localStorage = [{ name: 'aifindr-consent', value: 'yes' }];
      await use({ cookies: [], origins: hasConsented ? [{ origin, localStorage }] : [] });
    },
    baseURL: ({ origin }, use) => use(origin),
    locale: 'es-ES',
    hosts: /^(localhost|hub\.aifindr\.ai)$/,
    expectedMessages: ({}, use) => use([/^warning: |ERR_BLOCKED_BY_CLIENT/]),
    widget: ({ page }, use) => use(createWidgetPage(page)),
    visit: ({ context, page, origin }, use) =>
      use(async (route = '/', network) => {
        const traffic = await routeWidget(context, origin, network);
        // The load event waits for the script, which some tests hold.
        await page.goto(route, { waitUntil: 'commit' });
        return traffic;
      }),
  });
}
