export function __importDefault(module: unknown): unknown;
