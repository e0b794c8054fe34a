const names: Record<string, string> = {
  bash: 'Bash',
  c: 'C',
  csharp: 'C#',
  curl: 'curl',
  css: 'CSS',
  dart: 'Dart',
  go: 'Go',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  nodejs: 'Node.js',
  objectivec: 'Objective-C',
  'objective-c': 'Objective-C',
  ocaml: 'OCaml',
  php: 'PHP',
  powershell: 'PowerShell',
  python: 'Python',
  r: 'R',
  ruby: 'Ruby',
  rust: 'Rust',
  sh: 'Shell',
  swift: 'Swift',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  yaml: 'YAML',
};

/** A fence's language as readers write it; undefined for plain text, which needs no label. */
export function nameLanguage(language: string): string | undefined {
  return ['', 'text', 'txt'].includes(language) ? undefined : (names[language] ?? language);
}
