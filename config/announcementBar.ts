import type { UserThemeConfig } from '@docusaurus/theme-common';

/**
 * The one switch of the announcement bar: `undefined` is off. To announce something, return
 * `{ id, content, isCloseable }`; a new `id` shows the bar again to readers who dismissed the last one.
 * Colors are the stylesheet's: `backgroundColor` and `textColor` would be inline styles, which the site's policy forbids.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = undefined;
