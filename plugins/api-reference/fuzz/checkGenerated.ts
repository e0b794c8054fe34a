import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Root } from 'mdast';
import { toString as markdownToString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { stringifyMarkdown, toMarkdown } from '../../built-pages/steps/markdown/toMarkdown';
import { stringAt } from '../contract/Cursor';
import { listNames } from '../listNames';
import { preparePages } from '../preparePages';
import { findUnsafe } from './findUnsafe';
import { renderPage } from './renderPage';

const siteUrl = 'https://docs.example.com';
const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Makes the pages of a contract, and the Markdown twin of its operations, and checks what must hold for every valid
 * contract: nothing throws, the pages are MDX that runs, nothing in them could run or load anything, and no name is lost.
 *
 * @param only `operations` leaves out the pages of the API and of the tags
 * @throws Error naming the page and what is wrong with it
 */
export async function checkGenerated(contract: unknown, only?: 'operations'): Promise<void> {
  const siteDir = mkdtempSync(join(tmpdir(), 'contract-'));
  try {
    writeFileSync(join(siteDir, 'contract.json'), JSON.stringify(contract));
    const { model, pages } = preparePages({
      ...{
        siteDir,
        specPath: 'contract.json',
        proseDir: 'prose',
        siteUrl,
        routeBase: '/docs/api',
        idBase: 'api/',
      },
      downloadUrl: '/contract.json',
    });
    for (const page of pages) {
      if (only === 'operations' && page.kind !== 'api') continue;
      const tree = await renderPage(page);
      expectNone(findUnsafe(tree), page.id, 'holds');
      const operation = model.operations.find(({ id }) => id === page.id);
      if (operation === undefined) continue;
      const names = Object.values<string[]>({
        ...listNames(model.contract, operation.cursor, operation.pathItem),
      }).flat();
      expectNone(findMissing(names, toString(tree)), page.id, 'has lost');
      const summary = stringAt(operation.cursor, 'summary') ?? '';
      expectNone(findMissing([summary], readTitle(page.text)), page.id, 'has lost the title');
      checkTwin(tree, names, page.id);
    }
  } finally {
    rmSync(siteDir, { recursive: true });
  }
}

function checkTwin(page: Element, names: readonly string[], id: string): void {
  const tree: Root = markdown.parse(
    stringifyMarkdown(toMarkdown(page, `${siteUrl}/docs/api/${id}`, { fenceLanguages: {} })),
  );
  const texts: string[] = [markdownToString(tree)];
  const unsafe: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'html') unsafe.push(node.value);
    if (node.type === 'image') unsafe.push(`the image ${node.url}`);
    if (node.type === 'link' || node.type === 'definition') {
      texts.push(node.url);
      if (!/^(https?|mailto|tel):/i.test(node.url)) unsafe.push(`a link to ${node.url}`);
    }
  });
  expectNone(unsafe, id, 'has in its twin');
  expectNone(findMissing(names, texts.join('')), id, 'has lost in its twin');
}

function readTitle(text: string): string {
  const frontMatter = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? '';
  return (parseYaml(frontMatter) as { title: string }).title;
}

/** Spaces may be others, and characters that no page can show are replaced. */
const squeeze = (text: string) => text.replaceAll(/[\s\p{C}\uFFFD]/gu, '');

function findMissing(names: readonly string[], text: string): string[] {
  const shown = squeeze(text);
  return names.filter((name) => !shown.includes(squeeze(name)));
}

function expectNone(found: readonly string[], id: string, what: string): void {
  if (found.length > 0) throw new Error(`The page "${id}" ${what}: ${JSON.stringify(found)}`);
}
