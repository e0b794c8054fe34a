export function leaveOut(code: string, ids: readonly string[]): string;
