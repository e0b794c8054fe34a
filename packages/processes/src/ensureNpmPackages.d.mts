export function ensureNpmPackages(folder: string, options?: { omitDev?: boolean }): Promise<void>;
