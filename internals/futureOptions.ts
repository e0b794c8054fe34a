import type { Config } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';

/** Switches for the tools in Rust, under the name that the installed version of Docusaurus gives them. */
export function futureOptions(
  faster: Record<string, boolean>,
  version = DOCUSAURUS_VERSION,
): Config['future'] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const options: object = major > 3 || minor >= 10 ? { faster } : { experimental_faster: faster };
  return options;
}
