/** Names of the languages that pages show; any other is called as its fence calls it. */
const names: Record<string, string> = {
  bash: 'Bash',
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  python: 'Python',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
};

/** A fence's language as readers write it; undefined for plain text, which needs no label. */
export function nameLanguage(language: string): string | undefined {
  return ['', 'text', 'txt'].includes(language) ? undefined : (names[language] ?? language);
}
