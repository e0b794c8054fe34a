import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatFinding, type Finding } from '../Finding';
import { listFiles } from '../readPages';
import type { Site } from '../readSite';
import { remember } from '../remember';
import { checkPhp } from './checkPhp';
import { checkShell } from './checkShell';
import { collectBlocks } from './collectBlocks';
import { collectSnippets } from './collectSnippets';
import { findProject } from './findProject';
import { locate, type Snippet } from './Snippet';

type Check = (snippets: readonly Snippet[], siteDir: string) => Finding[] | Promise<Finding[]>;

// The compiler and the validators take seconds to load, and most pages have not changed since the last run.
const checkMarkup: Check = async (snippets, siteDir) =>
  (await import('./checkMarkup')).checkMarkup(snippets, siteDir);
const checkScripts: Check = async (snippets, siteDir) =>
  (await import('./checkScripts')).checkScripts(snippets, siteDir);
const checkStyleSheets: Check = async (snippets) =>
  (await import('./checkStyleSheets')).checkStyleSheets(snippets);

/** The check of each language that pages may use. */
const checks: Record<string, Check> = {
  bash: each(checkShell),
  css: checkStyleSheets,
  html: checkMarkup,
  http: each(checkHeaders),
  js: checkScripts,
  json: each(checkJson),
  jsx: checkScripts,
  mjs: checkScripts,
  php: checkPhp,
  sh: each(checkShell),
  text: () => [],
  ts: checkScripts,
  tsx: checkScripts,
  txt: () => [],
};

/**
 * Compiles, parses or lints all code that the guide shows: files with their project, fences on their own, and the blocks of each
 * page, those of the API too, assembled by the files in their titles.
 */
export async function checkSnippets({ siteDir, pages }: Site): Promise<Finding[]> {
  const contract = readFileSync(path.join(siteDir, 'widget/aifindr-widget.d.ts'), 'utf8');
  const findings = new Map<string, Finding>();
  for (const page of pages.filter(({ file }) => /^docs\/(?:widget-config|_api)\//.test(file))) {
    // Programs of the API pages are run by the tests beside them; here they are only assembled.
    const isGuide = page.file.startsWith('docs/widget-config/');
    const { snippets, findings: unchecked } = collectSnippets(isGuide ? [page] : [], siteDir);
    const projects = [...new Set(snippets.flatMap(({ file }) => findProject(file, siteDir) ?? []))];
    const inputs = [
      contract,
      JSON.stringify([unchecked, snippets, collectBlocks(page, siteDir)]),
      ...projects.flatMap((project) => readProject(project, siteDir)),
    ];
    const found = await remember(siteDir, inputs, async () => [
      ...unchecked,
      ...(await checkEach(snippets, siteDir)),
      ...(await import('./checkPages')).checkPages([page], siteDir),
    ]);
    // Pages share files.
    found.forEach((finding) => findings.set(formatFinding(finding), finding));
  }
  return [...findings.values()];
}

/** Texts of the files of a project without dependencies. */
function readProject(folder: string, siteDir: string): string[] {
  if (existsSync(path.join(siteDir, folder, 'package.json'))) return [];
  return listFiles(siteDir, folder)
    .filter((file) => /\.(json|[jt]sx?)$/.test(file))
    .map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
}

/** Checks every snippet by its language; a language without a check is a finding. */
export async function checkEach(snippets: readonly Snippet[], siteDir: string): Promise<Finding[]> {
  // Languages with one check are checked together: one compiler run for all scripts.
  const groups = new Map<Check, Snippet[]>();
  for (const snippet of snippets) {
    const check = checks[snippet.language] ?? reportLanguage;
    groups.set(check, [...(groups.get(check) ?? []), snippet]);
  }
  const findings: Finding[] = [];
  for (const [check, group] of groups) {
    findings.push(...(await check(group, siteDir)));
  }
  return findings;
}

function each(check: (snippet: Snippet) => Finding[]): Check {
  return (snippets) => snippets.flatMap(check);
}

function reportLanguage(snippets: readonly Snippet[]): Finding[] {
  return snippets.map((snippet) =>
    locate(snippet, 0, `there is no check for the language "${snippet.language}"`),
  );
}

function checkJson(snippet: Snippet): Finding[] {
  try {
    JSON.parse(snippet.text);
    return [];
  } catch (error) {
    return [locate(snippet, 1, error instanceof Error ? error.message : String(error))];
  }
}

function checkHeaders(snippet: Snippet): Finding[] {
  return snippet.text
    .split('\n')
    .flatMap((line, index) =>
      /^(?:[A-Z][\w-]*: \S.*|)$/.test(line)
        ? []
        : [locate(snippet, index + 1, 'a header is "Name: value"')],
    );
}
