export function removeDefaultTexts(
  code: string,
  translations: Readonly<Record<string, string>>,
): string;
