/** Modules that the plugin of config/sitePages.ts writes. */
declare module '@generated/site-pages/default/footer.json' {
  const columns: import('../../config/sitePages').FooterColumn[];
  export default columns;
}
declare module '@generated/site-pages/default/siteParts.json' {
  const parts: import('../../config/sitePages').SitePart[];
  export default parts;
}
declare module '@generated/site-pages/default/startPages.json' {
  const pages: import('../../config/sitePages').StartPage[];
  export default pages;
}
