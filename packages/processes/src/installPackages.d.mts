/** Types of installPackages.mjs. */
export function installPackages(folder: string, options?: { omitDev?: boolean }): Promise<void>;
