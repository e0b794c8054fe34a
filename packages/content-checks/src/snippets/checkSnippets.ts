import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../Diagnostic';
import type { SourcePage } from '../readPages';
import type { SiteSources } from '../readSite';
import { checkBlocks } from './checkBlocks';

/** Code of a page or of a file that it shows. */
interface Snippet {
  file: string;
  language: string;
  text: string;
  /** Line of the file on which the code starts. */
  line: number;
}

/** Folders whose code tools.ts compiles and lints, or tests run. */
const testedFolders = ['examples/', 'packages/widget/'];
const testedFiles = /\.(css|html|m?js|jsx|php|py|tsx?|txt)$/;

/** Commands that a reader may paste without harm. */
const commands = ['cd', 'cp', 'curl', 'git', 'mkdir', 'ng', 'node', 'npm', 'npx', 'php', 'wp'];

/** Checks that all code of pages is in files that tools or tests check, but for commands and JSON, and that its blocks are complete. */
export function checkSnippets({ siteDir, facts, pages }: SiteSources): Diagnostic[] {
  const { proseDir = '' } = facts.apiReference;
  const ofGuide = pages.filter(({ file }) => file.startsWith('docs/widget-config/'));
  const ofApi = pages.filter(({ file }) => file.startsWith(`${proseDir}/`));
  return [
    ...ofGuide.flatMap((page) => checkFences(page, siteDir)),
    ...checkBlocks(ofGuide, siteDir),
    // Programs for Node.js.
    ...checkBlocks(ofApi, siteDir, ['node']),
  ];
}

function checkFences({ file: page, fences }: SourcePage, siteDir: string): Diagnostic[] {
  return fences.flatMap(({ shown, line, language, text }) => {
    if (shown === undefined) return checkCode({ file: page, line: line + 1, language, text });
    const { file } = shown;
    if (!testedFolders.some((folder) => file.startsWith(folder))) {
      const message = `${file} is outside of ${testedFolders.join(' and ')}, so no test runs it`;
      return [{ file: page, line, message }];
    }
    const source = path.join(siteDir, file);
    if (testedFiles.test(file) || !existsSync(source)) return [];
    const whole = { file, line: 1, language: path.extname(file).slice(1) };
    return checkCode({ ...whole, text: readFileSync(source, 'utf8') });
  });
}

/** Checks code that is in no tested file. */
export function checkCode(snippet: Snippet): Diagnostic[] {
  const { file, line, language, text } = snippet;
  switch (language) {
    case 'text':
      return [];
    case 'bash':
    case 'sh':
      return checkShell(snippet);
    case 'json':
      try {
        JSON.parse(text);
        return [];
      } catch (error) {
        return [{ file, line, message: (error as Error).message }];
      }
    default: {
      const message = `put code in the language "${language}" into a file of examples/, where it is compiled`;
      return [{ file, line, message }];
    }
  }
}

/** Checks the syntax of shell commands and that each is on the list of harmless ones. */
function checkShell({ file, line, text }: Snippet): Diagnostic[] {
  const { error, status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  if (error) throw new Error('bash is needed to check shell snippets', { cause: error });
  if (status !== 0) {
    const at = Number(/line (\d+):/.exec(stderr)?.[1] ?? 1);
    return [{ file, line: line + at - 1, message: stderr.trim() }];
  }
  return text.split('\n').flatMap((content, index, lines) => {
    // A backslash continues a line.
    if (lines[index - 1]?.endsWith('\\') || /^\s*(?:#|$)/.test(content)) return [];
    return content
      .split(/&&|\|\|?|;/)
      .map((part) => /^\s*(\S+)/.exec(part)?.[1] ?? '')
      .filter((name) => !commands.includes(name))
      .map((name) => ({
        file,
        line: line + index,
        message: `"${name}" is not a command that readers may paste without harm`,
      }));
  });
}
