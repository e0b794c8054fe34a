// Written by docusaurus-plugin-openapi-docs at every build, so it is not there when types are checked on a fresh clone.
declare module '*/docs/api/sidebar' {
  import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

  const sidebar: SidebarsConfig[string];
  export default sidebar;
}
