import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { createPages } from '../createPages';
import { completeContract, contractName } from './contracts';
import { renderPage } from './renderPage';
import { testOptions } from './testOptions';

/** Creates the pages of a file, in every language unless some are given. */
export function createPagesOf(file: string, sampleLanguages = testOptions.sampleLanguages) {
  const site = { siteDir: path.dirname(file), siteConfig: { url: 'https://docs.example.com' } };
  const own = { proseDir: undefined, specPath: path.basename(file), sampleLanguages };
  return createPages(site, { ...testOptions, ...own });
}

/** Creates the pages of a contract that is written in YAML without `openapi` and `info`, in curl; most of the rest is of its first operation. */
export function readPages(yaml: string, openapi?: string) {
  const folder = createTestFolder({ [contractName]: completeContract(yaml, openapi) });
  const languages = [{ language: 'curl', highlight: 'bash' }];
  const created = createPagesOf(path.join(folder, contractName), languages);
  const first = created.pages.find((page) => page.kind === 'api');
  if (first === undefined) throw new Error('no operation');
  const { data, controls, programs } = first;
  return {
    ...created,
    data,
    controls,
    programs,
    /** The section with an anchor. */
    section(anchor: string) {
      const [main] = data.reference ?? [];
      const nodes = main?.type === 'element' ? main.children : [];
      const isHeading = (node: ElementContent) => node.type === 'element' && node.tagName === 'h2';
      const start =
        nodes.findIndex(
          (node) => isHeading(node) && 'properties' in node && node.properties.id === anchor,
        ) + 1;
      const end = nodes.findIndex((node, index) => index >= start && isHeading(node));
      return start === 0 ? [] : nodes.slice(start, end < 0 ? undefined : end);
    },
    /** The text of a page. */
    text(id = first.id) {
      const page = created.pages.find((candidate) => candidate.id === id);
      return page === undefined ? '' : toString(renderPage(page));
    },
    html: () => toHtml(renderPage(first)),
    sample: (example = 0) =>
      toString(fromHtml(programs[controls.examples[example]?.name ?? '']?.curl ?? '')),
    /** The response samples. */
    answers: controls.responses.map((_response, index) =>
      selectAll('pre', toRoot(data[`response-${index}`]))
        .map(toString)
        .join(),
    ),
  };
}

/** Nodes as a tree. */
export function toRoot(nodes: readonly ElementContent[] = []): Root {
  return { type: 'root', children: [...nodes] };
}
