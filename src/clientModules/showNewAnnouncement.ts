import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot, type ThemeConfig } from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

// Upstream's inline script applies the dismissal of the last announcement to one with a new id as well, until the next load (R27).
if (ExecutionEnvironment.canUseDOM) {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const dismissed = createStorageSlot('docusaurus.announcement.id').get();
  if (announcementBar && announcementBar.id !== dismissed) {
    document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
  }
}
