/** See installPackages.mjs. */
export function installPackages(folder: string): void;
