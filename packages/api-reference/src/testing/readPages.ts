import path from 'node:path';
import type { ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { createTestFolder } from '@aifindr-docs/processes/testFolder';
import { createPages } from '../createPages';
import type { GeneratedPage } from '../pages/Page';
import { completeContract, contractName } from './contracts';
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
  const html = toHtml(partsOf(first));
  return {
    ...created,
    data,
    controls,
    programs,
    html,
    /** The HTML of the section with an anchor. */
    section: (anchor: string) =>
      html.split('<h2 ').find((section) => section.startsWith(`id="${anchor}"`)) ?? '',
    /** The text of a page. */
    text(id = first.id) {
      const page = created.pages.find((candidate) => candidate.id === id);
      return page === undefined ? '' : toString(partsOf(page));
    },
    sample: () => toString(fromHtml(programs[controls.examples[0]?.name ?? '']?.curl ?? '')),
    /** The response samples. */
    answers: controls.responses.map((_response, index) =>
      selectAll('pre', toRoot(data[`response-${index}`]))
        .map(toString)
        .join(),
    ),
  };
}

/** The HTML of a page, which its component places. */
export function partsOf(page: GeneratedPage): Root {
  return fromHtml(toHtml(toRoot(Object.values(page.data).flat())), { fragment: true });
}

/** Nodes as a tree. */
export function toRoot(nodes: readonly ElementContent[] = []): Root {
  return { type: 'root', children: [...nodes] };
}
