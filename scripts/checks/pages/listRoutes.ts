import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listImports } from '../../../lib/mdx/listImports';
import { isPartial, listFiles, type Page } from '../readPages';
import type { Site } from '../readSite';

/** A page of the site as links see it. */
export interface Route {
  path: string;
  /** Its source; none for a generated list of pages. */
  file?: string;
  /** Ids that a link can name; undefined when the page is no Markdown. */
  anchors?: ReadonlySet<string>;
}

/** An id of a page, and the line of the heading or component that has it. */
export interface Anchor {
  id: string;
  line: number;
}

/** All routes of the site, from the sources: pages, docs, generated API pages and categories. */
export function listRoutes({ siteDir, pages }: Site, sidebars: unknown): Route[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return [
    ...pages
      .filter(({ file }) => !isPartial(file))
      .map((page) => ({
        path: findRoute(page),
        file: page.file,
        anchors: new Set(listAnchors(page, byFile).map(({ id }) => id)),
      })),
    ...listApiRoutes(siteDir),
    ...listFiles(siteDir, 'src/pages')
      .filter((file) => /(?<!\.test)\.tsx$/.test(file) && !isPartial(file))
      .map((file) => ({ path: pagePath(file), file })),
    ...listCategories(sidebars).map((slug) => ({
      path: `/docs${slug}`,
      anchors: new Set<string>(),
    })),
  ];
}

function findRoute({ file, frontMatter }: Page): string {
  const { slug } = frontMatter.values;
  if (!file.startsWith('docs/')) return pagePath(file);
  const folder = path.posix.dirname(file);
  if (typeof slug === 'string') {
    return slug.startsWith('/') ? path.posix.join('/docs', slug) : `/${folder}/${slug}`;
  }
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  const isIndex = /^(index|readme)$/i.test(name) || name === path.posix.basename(folder);
  return isIndex ? `/${folder}` : `/${folder}/${name}`;
}

/** `src/pages/a/index.tsx` → `/a` */
function pagePath(file: string): string {
  const name = file.replace(/^src\/pages|\.\w+$/g, '').replace(/\/index$/, '');
  return name === '' ? '/' : name;
}

/** Generated pages; their fields have ids in the data beside them. */
function listApiRoutes(siteDir: string): Route[] {
  const folder = 'docs/api';
  if (!existsSync(path.join(siteDir, folder))) return [];
  const read = (file: string) => {
    const target = path.join(siteDir, file);
    return existsSync(target) ? readFileSync(target, 'utf8') : '';
  };
  return listFiles(siteDir, folder)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const route = file.replace(/\.\w+\.mdx$/, '');
      const ids = [
        ...read(file).matchAll(/\{#([\w-]+)\}/g),
        ...read(`${route}.json`).matchAll(/"id":"([^"]+)"/g),
      ];
      return { path: `/${route}`, file, anchors: new Set(ids.flatMap(([, id]) => id ?? [])) };
    });
}

function listCategories(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listCategories);
  if (typeof part !== 'object' || part === null) return [];
  const { type, slug } = part as Record<string, unknown>;
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(part).flatMap(listCategories)];
}

/** Ids of a page: of the partials that it imports, then of its headings and components. */
export function listAnchors(page: Page, byFile: ReadonlyMap<string, Page>): Anchor[] {
  const { file, text, tree } = page;
  const lines = text.split('\n');
  const { slug } = createSlugger();
  const anchors = listImports(tree).flatMap(({ from, line }): Anchor[] => {
    const partial = byFile.get(path.posix.join(path.posix.dirname(file), from));
    return partial ? listAnchors(partial, byFile).map(({ id }) => ({ id, line })) : [];
  });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading') {
      const own = /\{#([\w-]+)\}\s*$/.exec(lines[line - 1] ?? '')?.[1];
      anchors.push({ id: own ?? slug(toString(node)), line });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
        if (typeof attribute.value === 'string') anchors.push({ id: attribute.value, line });
      }
    }
  });
  return anchors;
}
