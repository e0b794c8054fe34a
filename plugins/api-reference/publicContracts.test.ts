import path from 'node:path';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { apiReference } from '../../config/apiReference';
import { createPages } from './createPages';
import { publicContracts, resolvePublicContract } from './fixtures/publicContracts';
import type { OperationData } from './model/types';
import { findUnsafe } from './testing/findUnsafe';
import { listNames } from './testing/listNames';
import { renderPage } from './testing/renderPage';

const site = { siteConfig: { url: 'https://docs.example.com' } };
/** Pages of a contract that are rendered: the rest of a large one is only created. */
const rendered = 6;

describe.each(publicContracts)('%s of %s', (file) => {
  it('becomes pages that render, with samples of a bearable size', async () => {
    const source = resolvePublicContract(file);
    const { sidebarOptions, language, docsDir, outputDir, routeBase } = apiReference;
    const options = {
      ...{ sidebarOptions, language, docsDir, outputDir, routeBase },
      specPath: path.basename(source),
    };
    const { api, pages } = await createPages({ ...site, siteDir: path.dirname(source) }, options);
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const { kind, data } of pages) {
      if (kind !== 'api') continue;
      const { requestSamples, responseSamples } = data as OperationData;
      const codes = requestSamples.flatMap(({ samples }) => samples.map(({ code }) => code));
      expect(codes.filter((code) => code.includes('\r') || code.length > 25_000)).toEqual([]);
      expect(Math.max(0, ...responseSamples.map(({ code }) => code.length))).toBeLessThan(50_000);
    }
    for (const page of pages.slice(0, rendered)) {
      const tree = await renderPage(page);
      expect(findUnsafe(tree), page.id).toEqual([]);
      const operation = api.operations.find(({ id }) => id === page.id);
      const { all } = listNames(api.contract, operation?.operation, operation?.pathItem);
      const shown = toString(tree);
      expect(
        all.filter((name) => !shown.includes(name)),
        page.id,
      ).toEqual([]);
      const anchors: string[] = [];
      visit(tree, 'element', ({ properties: { id } }) => {
        if (typeof id === 'string') anchors.push(id);
      });
      expect(new Set(anchors).size, page.id).toBe(anchors.length);
    }
  });
});
