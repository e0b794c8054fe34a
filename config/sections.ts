/** Names of the sections of the site, outermost first, by the folder that their pages are in. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  '/docs/api': ['API HTTP'],
  '/docs/category': ['Widget'],
  '/docs/widget-config': ['Widget'],
  '/docs/widget-config/integraciones': ['Widget', 'Integraciones'],
};
