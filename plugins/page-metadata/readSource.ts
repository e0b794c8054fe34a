import type { RouteConfig } from '@docusaurus/types';

/** File that a route's page is made from, relative to the site's folder, with `/` between its parts; none for a generated list. */
export function readSource({ metadata }: RouteConfig): string | undefined {
  return metadata?.sourceFilePath?.replaceAll('\\', '/');
}
