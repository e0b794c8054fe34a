import path from 'node:path';
import { createSlugger, normalizeUrl } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { listImports } from '@aifindr-docs/code-blocks/mdx/listImports';
import type { SiteContent } from '@aifindr-docs/framework/internals/loadContent';
import type { SourcePage } from '../readPages';
import type { SiteSources } from '../readSite';
import { listTexts } from './listTexts';

/** A page of the site as links see it. */
export interface SiteRoute {
  path: string;
  /** Its source; none for a generated list of pages. */
  file?: string;
  /** Id of a doc, which sidebars name. */
  doc?: string;
  /** Ids that a link can name; undefined when the page is no Markdown. */
  anchors?: ReadonlySet<string>;
}

/** An id of a page, and the line of the heading or component that has it. */
export interface Anchor {
  id: string;
  line: number;
}

/** All routes of the site: hand-written pages, those of the API, and categories. */
export function listRoutes(
  site: SiteSources,
  { docsPath, pages: loaded }: SiteContent,
  sidebars: unknown,
): SiteRoute[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  return [
    ...loaded.map(({ file, permalink, id }): SiteRoute => {
      const page = byFile.get(file);
      const anchors = page
        ? listAnchors(page, byFile).map(({ id }) => id)
        : listApiAnchors(site, file, byFile);
      return {
        path: permalink,
        file,
        ...(id !== undefined && { doc: id }),
        ...(/\.mdx?$/.test(file) && { anchors: new Set(anchors) }),
      };
    }),
    ...listCategories(sidebars).map((slug) => ({
      path: normalizeUrl([docsPath, slug]),
      anchors: new Set<string>(),
    })),
  ];
}

/** Fields of a generated page have ids in the data beside it, and hand-written text has its own. */
function listApiAnchors(
  { siteDir, facts }: SiteSources,
  file: string,
  byFile: ReadonlyMap<string, SourcePage>,
): string[] {
  const name = file.replace(/\.\w+\.mdx$/, '');
  const ids = listTexts(path.join(siteDir, `${name}.json`))
    .filter(({ field }) => field === 'id')
    .map(({ text }) => text);
  const prose = byFile.get(`${facts.apiReference.proseDir ?? ''}/${path.posix.basename(name)}.mdx`);
  return [...ids, ...(prose ? listAnchors(prose, byFile).map(({ id }) => id) : [])];
}

function listCategories(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listCategories);
  if (typeof part !== 'object' || part === null) return [];
  const { type, slug } = part as Record<string, unknown>;
  const own = type === 'generated-index' && typeof slug === 'string' ? [slug] : [];
  return [...own, ...Object.values(part).flatMap(listCategories)];
}

/** Ids of a page: of the partials that it imports, then of its headings and components. */
export function listAnchors(page: SourcePage, byFile: ReadonlyMap<string, SourcePage>): Anchor[] {
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
