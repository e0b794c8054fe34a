import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureChromium } from './support/chromium';
import { createReport } from './support/createReport';
import { serveFolder } from './support/serveFolder';

/** Fetched by npx instead of installed: 150 packages for one command. The newest version that runs on Node 20. */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;
/** A run whose trace has no first paint fails with NO_FCP; so many of a route are repeated. */
const retries = 3;

const minimum = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
const maximum = { 'total-blocking-time': 100, 'cumulative-layout-shift': 0 };

interface Result {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** `npm run lighthouse [-- /route …]`: mobile Lighthouse on all routes of the build, or some; medians of three runs. */
async function main(): Promise<void> {
  const build = path.resolve(__dirname, '../build');
  const report = createReport('lighthouse');
  const { origin, close } = await serveFolder(build);
  const selected = process.argv.slice(2);
  for (const route of selected.length > 0 ? selected : listRoutes(build)) {
    const figures = judge(await audit(origin + route));
    const list = (some: typeof figures) => some.map(({ text }) => text).join(', ');
    const missed = figures.filter(({ isMet }) => !isMet);
    report.record(`${route}: ${list(figures)}`, missed.length > 0 ? list(missed) : undefined);
  }
  await close();
  report.finish();
}

function listRoutes(build: string): string[] {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Results of three runs; throws the error of a run after too many failures. */
async function audit(url: string): Promise<Result[]> {
  const results: Result[] = [];
  for (let failures = 0; results.length < runs;) {
    try {
      results.push(await runLighthouse(url));
    } catch (error) {
      failures += 1;
      if (failures > retries) throw error;
    }
  }
  return results;
}

async function runLighthouse(url: string): Promise<Result> {
  const parameters = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { stdout } = await promisify(execFile)('npx', parameters, {
    maxBuffer: 1 << 26,
    env: { ...process.env, CHROME_PATH: ensureChromium() },
  });
  return JSON.parse(stdout) as Result;
}

function judge(results: readonly Result[]): { text: string; isMet: boolean }[] {
  return [
    ...Object.entries(minimum).map(([name, limit]) => {
      const score = median(results.map(({ categories }) => categories[name]?.score ?? NaN)) * 100;
      return { text: `${name} ${score.toFixed(0)}`, isMet: score >= limit };
    }),
    ...Object.entries(maximum).map(([name, limit]) => {
      const value = median(results.map(({ audits }) => audits[name]?.numericValue ?? NaN));
      return { text: `${name} ${value.toFixed(2)}`, isMet: value <= limit };
    }),
  ];
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}

void main();
