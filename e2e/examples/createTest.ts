import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@aifindr-docs/processes/findFreePort';
import { installPackages } from '@aifindr-docs/processes/installPackages.mjs';
import { runCommand } from '@aifindr-docs/processes/runCommand';
import { withServer } from '@aifindr-docs/processes/withServer';
import {
  holdWidget,
  routeWidget,
  type WidgetNetwork,
  type WidgetTraffic,
} from '@aifindr-docs/widget/testing/routeWidget';
import { test as base } from '../support/test';

declare global {
  interface Window {
    /** Violations of the Content-Security-Policy since the page was loaded. */
    policyViolations: string[];
  }
}

/** Folder of the example projects. */
export const examples = path.resolve(__dirname, '../../examples');

/** Replacements that a reader of a guide makes in a file of the project. */
type Replacements = readonly (readonly [search: string | RegExp, replacement: string])[];

/** Replacements by the path of a file in the project. */
export type Edits = Readonly<Record<string, Replacements>>;

interface Project {
  /** Folder of `examples/`. */
  name: string;
  /** Changes to a copy of the project before it is built; undefined builds the project itself. */
  edits?: Edits | undefined;
  /** Commands that build the project, whose words are separated by single spaces. */
  build: readonly string[];
  /** Returns the command that starts the project's server. */
  serve: (port: number) => string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Copies the sources of a project, hard-links its packages into the copy, and applies the edits to the copy.
 *
 * @returns the folder of the copy
 * @throws Error if a file does not contain a text that is to be replaced
 */
function copyProject(name: string, edits: Edits): string {
  const source = path.join(examples, name);
  const target = path.resolve(__dirname, '../../.cache/examples', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const names = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', names, { cwd: source, encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '')) {
    cpSync(path.join(source, file), path.join(target, file));
  }
  // Hard links, because a bundler resolves symbolic links but takes hard links for installed packages.
  execFileSync('cp', ['-al', path.join(source, 'node_modules'), target]);
  for (const [file, replacements] of Object.entries(edits)) {
    const location = path.join(target, file);
    let text = readFileSync(location, 'utf8');
    for (const [search, replacement] of replacements) {
      const changed = text.replaceAll(search, replacement);
      if (changed === text) throw new Error(`${location} does not hold ${String(search)}`);
      text = changed;
    }
    writeFileSync(location, text);
  }
  return target;
}

/** Removes the trigger and the tag from a document, as the guides say for consent. */
export const withoutTag: Replacements = [
  [/<button id="ai-findr-trigger".*<\/button>|<script\s+src="https:[^]*?<\/script>/g, ''],
];

/** Replaces the provider that waits for the tag with the one that asks for consent. */
export const useConsentProvider: Replacements = [['AIFindrProvider', 'AIFindrConsentProvider']];

/** Returns the `serve` parameter of `createTest` for an npm project: a function that installs, builds and serves the project. */
export function serveProject({ name, edits, build, serve, env }: Project) {
  return async (use: (origin: string) => Promise<void>) => {
    const source = path.join(examples, name);
    await installPackages(source);
    const cwd = edits === undefined ? source : copyProject(name, edits);
    for (const command of build) {
      const [program = '', ...parameters] = command.split(' ');
      await runCommand(program, parameters, { cwd, env });
    }
    const port = await findFreePort();
    const [program = '', ...parameters] = serve(port).split(' ');
    await withServer(program, parameters, { cwd, port, env }, use);
  };
}

interface Fixtures {
  /** Whether the visitor gave consent on an earlier visit. @default true */
  hasConsented: boolean;
  /** Opens a page with the fake widget. With `isHeld`, the widget's script loads only after `release()`. */
  visit: (
    route?: string,
    how?: { network?: WidgetNetwork; isHeld?: boolean },
  ) => Promise<{ traffic: WidgetTraffic; release: () => void }>;
}

/** A test function that `createTest` makes. */
export type ExampleTest = ReturnType<typeof createTest>;

/**
 * Makes the test function of an application. Except for blocked requests, a console error, an uncaught error or a request to another host
 * fails a test.
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
    visit: async ({ context, page, origin }, use) => {
      await context.addInitScript(() => {
        window.policyViolations = [];
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile } = event;
          window.policyViolations.push(`${effectiveDirective} ${blockedURI} ${sourceFile}`);
        });
      });
      await use(async (route = '/', { network, isHeld = false } = {}) => {
        const traffic = await routeWidget(context, origin, network);
        const release = isHeld ? await holdWidget(context) : () => {};
        // The load event waits for the script, which some tests hold.
        await page.goto(route, { waitUntil: 'commit' });
        return { traffic, release };
      });
    },
  });
}
