import type { ListedDoc } from './addDoc';
import type { Route, RouteModule } from './readTables';
import type { FrameRoute, SplitRoutes } from './splitRoutes';
import type { SplitVersion } from './splitVersions';

const quote = (value: unknown) => JSON.stringify(value);

/** The tree that every page loads, as a module; what is at no address comes last. */
export function writeFrame({ frame: { routes } }: SplitRoutes): string {
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `export default [`,
    ...routes.map(writeRoute),
    '];\n',
  ].join('\n');
}

/** How the modules of that tree are loaded; a document's in the way of `loadPage.ts`. */
export function writeRegistry({ frame: { modules }, texts }: SplitRoutes): string {
  const entries = [...modules].map(([name, { load }]) => {
    const page = texts.get(name);
    return `${quote(name)}: [() => ${page === undefined ? load : `loadPage(${quote(page)})`}],`;
  });
  return [
    `import { loadPage } from '@site-load-page';`,
    'export default {',
    ...entries,
    '};\n',
  ].join('\n');
}

/** The modules of each route of that tree. */
export function writeChunkNames({ frame: { chunkNames } }: SplitRoutes): string {
  return `export default ${quote(Object.fromEntries(chunkNames))};\n`;
}

/** All that texts are made of, with all that it exports, or the bundler would leave out what nobody uses. */
export function writeComponents(modules: readonly string[]): string {
  return ['@theme/MDXContent', ...modules]
    .map((module, index) => `export * as part${index} from ${quote(module)};\n`)
    .join('');
}

/** Facts of a version as every page loads them, with what the opened page shows of its sidebar. */
export function writeVersion({ frame }: Pick<SplitVersion, 'frame'>): string {
  const facts = quote(frame).replace(/}$/, ', docsSidebars: takeOpenedSidebars(), docs: {} }');
  return [
    `import { takeOpenedSidebars } from '@site-opened-page';`,
    `export default { version: ${facts} };\n`,
  ].join('\n');
}

/**
 * Everything of the pages of documents, as one module: what `loadPages.ts` adds to the above.
 *
 * @param components name of the module that `listComponents.ts` describes
 */
export function writePages(
  { pages: { routes, modules, chunkNames }, texts }: SplitRoutes,
  components: string,
  docs: readonly ListedDoc[],
  versions: readonly SplitVersion[],
): string {
  const parts = [...modules].filter(([name]) => !texts.has(name));
  return [
    ...versions.map(({ source }, index) => `import version${index} from ${quote(source)};`),
    `export const documents = ${quote(Object.fromEntries([...texts].filter(([name]) => modules.has(name))))};`,
    'export const parts = {',
    ...parts.map(writeLoader),
    // Nobody asks for it: it is there for the bundler, which makes the stylesheet of what it is asked for.
    `components: () => import(${quote(components)}),`,
    '};',
    `export const chunkNames = ${quote(Object.fromEntries(chunkNames))};`,
    `export const docs = ${quote(docs)};`,
    'export const versions = [',
    ...versions.map(({ pages }, index) => `[version${index}.version, ${quote(pages)}],`),
    '];',
    'export const createPages = (ComponentCreator) => ({',
    ...[...routes].flatMap(([name, held]) => [`${quote(name)}: [`, ...held.map(writeRoute), '],']),
    '});\n',
  ].join('\n');
}

/** Without the chunk's name, which would stand in the runtime that every page loads; `nameAssets.ts` does without it. */
function writeLoader([name, { load }]: [string, RouteModule]): string {
  return `${quote(name)}: () => ${load.replace(/\/\*.*?\*\/ /, '')},`;
}

function writeRoute({ key, routes, ...route }: Route | FrameRoute): string {
  const { path } = route;
  const hash = key.slice(path.length + 1);
  const component = `ComponentCreator(${quote(path)}${hash && `, ${quote(hash)}`})`;
  const fields = Object.entries(route).map(([name, value]) => `${name}: ${quote(value)}`);
  const below = routes && `routes: [\n${routes.map(writeRoute).join('\n')}\n]`;
  return `{ ${[...fields, `component: ${component}`, ...(below ? [below] : [])].join(', ')} },`;
}
