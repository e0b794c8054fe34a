import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { generate } from '@aifindr-docs/api-reference/generate';
import { apiReference } from '../../config/apiReference';
import { site } from '../../config/site';
import { hostileDocs } from './hostileDocs';

/** Hand-written pages: hostile front matter, tabs (which the guide does not use), interactive components and one that crashes. */
const handWritten = ['portada.mdx', 'pestanas.mdx', 'interactivo.mdx', 'falla.mdx'];

/** Generates pages from the hostile contract as the site does, and adds the hand-written ones. */
export function writeHostileDocs(siteDir: string): void {
  const hostile = 'e2e/variants/hostile';
  rmSync(path.join(siteDir, hostileDocs), { recursive: true, force: true });
  generate(
    { siteDir, siteConfig: { url: site.url } },
    {
      ...apiReference,
      specPath: `${hostile}/contract.yaml`,
      outputDir: hostileDocs,
      docsDir: hostileDocs,
      routeBase: '/hostile',
      proseDir: `${hostileDocs}/_prose`,
      linkedPages: { file: '', routes: [] },
    },
  );
  for (const page of handWritten) {
    cpSync(path.join(siteDir, hostile, page), path.join(siteDir, hostileDocs, page));
  }
}
