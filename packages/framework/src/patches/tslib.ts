/** The one helper of https://github.com/microsoft/tslib that the framework calls in the browser. */
export function __importDefault(module: unknown): unknown {
  const isEsModule = Boolean((module as { __esModule?: boolean } | null | undefined)?.__esModule);
  return isEsModule ? module : { default: module };
}
