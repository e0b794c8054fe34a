/** Extensions of the built files by media type, for our server and nginx. Code that readers only read, such as Python, is plain text. */
export const mediaTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/markdown': ['md'],
  'text/plain': ['txt', 'ts', 'tsx', 'py', 'sh'],
  'text/yaml': ['yaml', 'yml'],
  'application/json': ['json'],
  'application/manifest+json': ['webmanifest'],
  'application/xml': ['xml'],
  'image/svg+xml': ['svg'],
  'image/png': ['png'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
};

/** Whether a media type is sent with its charset. */
export function isText(type: string): boolean {
  return type.startsWith('text/') || /json|xml/.test(type);
}

/** Formats the value of `Content-Type` for a file. */
export function formatContentType(file: string): string {
  const extension = /\.(\w+)$/.exec(file)?.[1] ?? '';
  const [type = 'application/octet-stream'] =
    Object.entries(mediaTypes).find(([, extensions]) => extensions.includes(extension)) ?? [];
  return isText(type) ? `${type}; charset=utf-8` : type;
}
