/** See installPackages.mjs. */
export function installPackages(folder: string, options?: { omitDev?: boolean }): void;
