/** Names of the languages that pages show; any other is called as its fence calls it. */
const names: Record<string, string> = {
  bash: 'Bash',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** A fence's language as readers write it; undefined for plain text, which needs no label. */
export function nameLanguage(language: string): string | undefined {
  return ['', 'text', 'txt'].includes(language) ? undefined : (names[language] ?? language);
}
