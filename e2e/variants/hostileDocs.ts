/** Folder of the pages of the hostile contract, relative to the repository. */
export const hostileDocs = '.cache/hostile-docs';
