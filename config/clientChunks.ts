/**
 * Theme, layout and components of pages; the search dialog, the home page, diagrams and samples are chunks of their pages only.
 * So are the styles of the API reference, of the home page, of the demonstration and of members of the JavaScript API.
 */
export const clientChunks = {
  shared:
    /[\\/](theme|theme-classic|theme-common|plugin-content-docs|@mdx-js|static-html|page|components)[\\/](?!.*(SearchDialog|NearestRoutes|home|diagrams|CodeRail))/,
  stylesheets: {
    search: /[\\/]theme[\\/]SearchDialog[\\/]/,
    api: /[\\/]components[\\/]api[\\/](?!Address)/,
    demo: /[\\/]components[\\/]WidgetDemo[\\/]/,
    home: /[\\/]components[\\/]home[\\/]/,
    members: /[\\/]components[\\/]Member[\\/]/,
  },
};
