import type { PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

/** A category of a sidebar, which may hold only what leads into it until `loadPages` has brought the rest. */
export interface SidebarCategory extends PropSidebarItemCategory {
  isPartial?: boolean;
}
