import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from './serve/createSiteServer';
import { findChromiumOverride, findOrInstallChromium } from './support/chromium';

/** The newest version that runs on Node 20. npx downloads it, because a dependency would add 150 packages for one command. */
const lighthouse = 'lighthouse@12.8.2';

/** Lowest scores that pass. */
const limits = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** `npm run lighthouse [-- /route …]` runs mobile Lighthouse on all routes of the sitemap, or on those that are named. */
async function main(): Promise<void> {
  const browser = findChromiumOverride() ?? findOrInstallChromium('whole');
  const build = path.resolve(__dirname, '../build');
  const { origin, close } = await serveFolder(build);
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url));
  const selected = process.argv.slice(2);
  for (const route of selected.length > 0 ? selected : urls.map(({ pathname }) => pathname)) {
    const scores = await runLighthouse(origin + route, browser);
    const isMet = Object.entries(limits).every(([name, limit]) => (scores[name] ?? 0) >= limit);
    if (!isMet) process.exitCode = 1;
    console.log(isMet ? 'ok  ' : 'FAIL', route, JSON.stringify(scores));
  }
  await close();
}

async function runLighthouse(url: string, browserPath?: string): Promise<Record<string, number>> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const parameters = ['--yes', lighthouse, url, '--quiet', '--output=json', flags];
  const env = { ...process.env, CHROME_PATH: browserPath };
  const { stdout } = await promisify(execFile)('npx', parameters, { maxBuffer: 1 << 26, env });
  const { categories } = JSON.parse(stdout) as { categories: Record<string, { score: number }> };
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ]);
  return Object.fromEntries(scores) as Record<string, number>;
}

void main();
