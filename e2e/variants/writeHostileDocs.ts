import { cpSync } from 'node:fs';
import path from 'node:path';
import { apiReference } from '../../config/apiReference';
import config from '../../docusaurus.config';
import { generate } from '../../plugins/api-reference/generate';
import { hostileDocs } from './hostileDocs';

/** Pages that no contract generates: one with a hostile front matter, one with tabs, which the guide does not use. */
const handWritten = ['portada.mdx', 'pestanas.mdx', 'interactivo.mdx'];

/** Generates pages from the hostile contract with the plugin, and adds those written by hand. */
export async function writeHostileDocs(siteDir: string): Promise<void> {
  const hostile = 'e2e/variants/hostile';
  await generate(
    { siteDir, siteConfig: config },
    {
      ...apiReference,
      specPath: `${hostile}/contract.yaml`,
      outputDir: hostileDocs,
      docsDir: hostileDocs,
      routeBase: '/hostile',
      proseDir: `${hostile}/prose`,
    },
  );
  for (const page of handWritten) {
    cpSync(path.join(siteDir, hostile, page), path.join(siteDir, hostileDocs, page));
  }
}
