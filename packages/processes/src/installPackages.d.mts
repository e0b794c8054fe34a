export function installPackages(folder: string, options?: { omitDev?: boolean }): Promise<void>;
