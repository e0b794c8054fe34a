import { cpSync } from 'node:fs';
import path from 'node:path';
import { apiReference } from '../../config/apiReference';
import config from '../../docusaurus.config';
import { generate } from '../../plugins/api-reference/generate';
import { hostileDocs } from './hostileDocs';

/** Hand-written pages: hostile front matter, tabs (which the guide does not use), interactive components and one that crashes. */
const handWritten = ['portada.mdx', 'pestanas.mdx', 'interactivo.mdx', 'falla.mdx'];

/** Generates pages from the hostile contract as the site does, and adds the hand-written ones. */
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
      linkedPages: { file: '', routes: [] },
    },
  );
  for (const page of handWritten) {
    cpSync(path.join(siteDir, hostile, page), path.join(siteDir, hostileDocs, page));
  }
}
