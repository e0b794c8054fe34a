/** The one helper of tslib that the browser's bundle asks for: https://github.com/microsoft/tslib#readme. */
export function __importDefault(module) {
  return module && module.__esModule ? module : { default: module };
}
