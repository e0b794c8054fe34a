import { cpSync } from 'node:fs';
import path from 'node:path';
import { openapi } from '../../config/openapi';
import { site } from '../../config/site';
import { generateApiReference } from '../../plugins/api-reference/generateApiReference';
import { hostileDocs } from './hostileDocs';

/** Generates pages from the hostile contract by the site's own means, and adds the one with a hostile front matter. */
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
  });
  cpSync(
    path.join(siteDir, hostile, 'portada.mdx'),
    path.join(siteDir, hostileDocs, 'portada.mdx'),
  );
}
