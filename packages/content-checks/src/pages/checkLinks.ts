import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { collectAssets } from '@aifindr-docs/page-outputs/served-files/collectAssets';
import type { Diagnostic } from '../Diagnostic';
import { findNearest } from '../identifiers/findNearest';
import { isPartial, type SourcePage } from '../readPages';
import type { SiteFacts, SiteSources } from '../readSite';
import type { SiteRoute } from './listRoutes';

/** Rule of links in Markdown to files that are no pages; R16 asks a warning. */
export const markdownLink = 'markdown-link';

const markdownFile = /^[^:]*\.mdx?$/;

/** A link or an image of a page. */
interface Target {
  url: string;
  line: number;
  kind: 'image' | 'markdown' | 'element';
}

/** Links to pages, anchors and files that do not exist, and missing images. */
export function checkLinks(
  { siteDir, facts, pages }: SiteSources,
  routes: readonly SiteRoute[],
): Diagnostic[] {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const byFile = new Map(routes.flatMap((route) => (route.file ? [[route.file, route]] : [])));
  const isServed = createServedCheck(siteDir, facts);

  return pages.flatMap((page) =>
    listTargets(page).flatMap(({ url, line, kind }) => {
      const message = kind === 'image' ? explainImage(url, page) : explainLink(url, page);
      if (message === undefined) return [];
      const [target = ''] = url.split(/[#?]/);
      const isOfFile = kind === 'markdown' && markdownFile.test(target);
      const rule = isOfFile && !findRoute(target, page.file) ? { rule: markdownLink } : {};
      return { file: page.file, line, message, ...rule };
    }),
  );

  function explainImage(url: string, { file }: SourcePage): string | undefined {
    if (/^[a-z]+:/i.test(url)) return undefined;
    const source = url.startsWith('/')
      ? path.posix.join('static', url)
      : path.posix.join(path.posix.dirname(file), url);
    return existsSync(path.join(siteDir, source)) ? undefined : `no image ${source}`;
  }

  function explainLink(url: string, { file }: SourcePage): string | undefined {
    const [, target = '', hash = ''] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (target.startsWith('pathname://')) {
      const served = target.slice('pathname://'.length);
      return isServed(served) || byPath.has(served)
        ? undefined
        : `no file is served at ${served} (config/servedFiles.ts)`;
    }
    if (/^[a-z]+:/i.test(target)) return undefined;
    // A partial is on several pages.
    if (target === '' && isPartial(file)) return undefined;
    const route = findRoute(target, file);
    if (route === undefined) {
      const known = [...(target.includes('.mdx') ? byFile : byPath).keys()];
      return `no page ${target}${suggest(findNearest(target, known, 8))}`;
    }
    if (hash === '' || route.anchors === undefined || route.anchors.has(decodeURI(hash))) {
      return undefined;
    }
    const nearest = findNearest(hash, [...route.anchors], 5);
    return `${route.path} has no heading or part #${hash}${suggest(nearest && `#${nearest}`)}`;
  }

  function findRoute(target: string, file: string): SiteRoute | undefined {
    if (target === '') return byFile.get(file);
    const folder = path.posix.dirname(file);
    if (markdownFile.test(target)) {
      const source = target.startsWith('/') ? `docs${target}` : path.posix.join(folder, target);
      return byFile.get(source);
    }
    // As browsers do: relative to the address of the page.
    const own = byFile.get(file)?.path ?? `/${folder}/`;
    return byPath.get(new URL(target, `https://x${own}`).pathname.replace(/(?<=.)\/$/, ''));
  }
}

/** Addresses of files that are no pages: of packages/page-outputs/src/served-files, of static/, downloads of the API, Markdown that the build makes. */
function createServedCheck(
  siteDir: string,
  { servedFiles, apiReference }: SiteFacts,
): (address: string) => boolean {
  const assets = collectAssets(siteDir, servedFiles);
  const downloads = Object.values(apiReference.otherDownloads ?? {});
  const targets = new Set([...downloads, ...assets.map(({ target }) => `/${target}`)]);
  return (address) =>
    targets.has(address) ||
    existsSync(path.join(siteDir, 'static', address)) ||
    /^\/llms(-full)?\.txt$|\.md$/.test(address);
}

const suggest = (name: string | undefined) => (name ? `; did you mean ${name}?` : '');

function listTargets({ tree }: SourcePage): Target[] {
  const targets: Target[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
      case 'definition':
        targets.push({ url: node.url, line, kind: 'markdown' });
        break;
      case 'image':
        targets.push({ url: node.url, line, kind: 'image' });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
          const isImage = attribute.name === 'src' && node.name === 'img';
          if (isImage || ['href', 'to'].includes(attribute.name)) {
            targets.push({ url: attribute.value, line, kind: isImage ? 'image' : 'element' });
          }
        }
        break;
      default:
    }
  });
  return targets;
}
