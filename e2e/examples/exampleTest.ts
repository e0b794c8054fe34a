import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureNpmPackages } from '@aifindr-docs/processes/ensureNpmPackages.mjs';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';
import {
  routeWidgetOnly,
  type WidgetNetwork,
  type WidgetTraffic,
} from '@aifindr-docs/widget/testing/routeWidgetOnly';
import { createWidgetPage, type WidgetPage } from '../guide/widgetTest';
import { test as base } from '../support/test';

export const examples = path.resolve(__dirname, '../../examples');

/** Replacements that a guide asks readers to make in a project, by the path of the file in the project. */
type Edits = Readonly<
  Record<string, readonly (readonly [search: string | RegExp, text: string])[]>
>;

/** A project in the folder `name` of `examples/`. `build` and `serve` are shell commands. */
export interface Project {
  name: string;
  build: string;
  /** Starts a server on port `$PORT`. */
  serve: string;
  /** If defined, an edited copy of the project is built and served instead of the project. */
  edits?: Edits;
}

/** Copies a project into `.cache/examples`, edits the copy, and returns its folder. Throws if a file does not contain a text to replace. */
function copyAndEditProject(name: string, edits: Edits): string {
  const source = path.join(examples, name);
  const target = path.resolve('.cache/examples', name);
  rmSync(target, { recursive: true, force: true });
  const isSource = (file: string) => !/^(node_modules|dist|\.\w+)$/.test(path.basename(file));
  cpSync(source, target, { recursive: true, filter: isSource });
  // Copies packages as hard links, because bundlers would follow a symbolic link into the original project.
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

/** Installs the packages of a project, builds the project or its edited copy, and serves the result until `use` has ended. */
export async function buildAndServe(
  { name, build, serve, edits }: Project,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const source = path.join(examples, name);
  await ensureNpmPackages(source);
  const cwd = edits === undefined ? source : copyAndEditProject(name, edits);
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
  /** Opens a page with the fake widget. The result counts the requests for the widget's script until the next call. */
  visit: (route?: string, network?: WidgetNetwork) => Promise<WidgetTraffic>;
}

export type ExampleTest = ReturnType<typeof createTest>;

/**
 * Creates Playwright's `test` for an application. A console error (except of a blocked request), an uncaught error or a request to a host
 * other than localhost and the widget's fails a test that does not expect it.
 *
 * @param serve starts the application and stops it when `use` has ended; called once for each worker
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
        const traffic = await routeWidgetOnly(context, origin, network);
        // The load event would wait for the widget's script, which some tests hold.
        await page.goto(route, { waitUntil: 'commit' });
        return traffic;
      }),
  });
}
