import type { UserThemeConfig } from '@docusaurus/theme-common';

/**
 * The one switch of the announcement bar: `undefined` is off. To announce something, return
 * `{ id, content, isCloseable }`; a new `id` shows the bar again to readers who dismissed the last one.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = undefined;
