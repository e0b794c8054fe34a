import { cpSync } from 'node:fs';
import path from 'node:path';
import { openapi } from '../../config/openapi';
import { site } from '../../config/site';
import { generateApiReference } from '../../plugins/api-reference/generateApiReference';
import { hostileDocs } from './hostileDocs';

/** Pages that no contract generates: one with a hostile front matter, one with tabs, which the guide does not use. */
const handWritten = ['portada.mdx', 'pestanas.mdx', 'interactivo.mdx'];

/** Generates pages from the hostile contract by the site's own means, and adds those written by hand. */
export async function writeHostileDocs(siteDir: string): Promise<void> {
  const hostile = 'e2e/variants/hostile';
  await generateApiReference({
    siteDir,
    openapi: {
      ...openapi.config.api,
      specPath: `${hostile}/contract.yaml`,
      outputDir: hostileDocs,
    },
    proseDir: `${hostile}/prose`,
    siteUrl: site.url,
    routeBase: '/hostile',
    idBase: '',
  });
  for (const page of handWritten) {
    cpSync(path.join(siteDir, hostile, page), path.join(siteDir, hostileDocs, page));
  }
}
