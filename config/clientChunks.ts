/** Theme, layout and components of pages; the search dialog, the home page, diagrams and samples are chunks of their pages only. */
export const clientChunks = {
  shared:
    /[\\/](theme|theme-classic|theme-common|plugin-content-docs|@mdx-js|static-html|page|components)[\\/](?!.*(SearchDialog|home|diagrams|CodeRail))/,
};
