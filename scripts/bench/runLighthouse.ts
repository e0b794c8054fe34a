import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '../browser/findChromium';
import { takeMedian } from './takeMedian';

/**
 * Fetched when the report asks for it, not installed with the site: 150 packages (185 MB) for two figures. The newest that runs
 * on Node 20.
 */
const lighthouse = 'lighthouse@12.8.2';
const runs = 3;

/** Now and then the trace of a run holds no picture, for the browser goes to another process before the page. */
const lostRuns = 3;

interface LighthouseResult {
  categories: { performance: { score: number } };
  audits: { 'total-blocking-time': { numericValue: number } };
}

/**
 * Score and blocking time (ms) of a page on Lighthouse's phone, each the median of three runs.
 *
 * @throws Error of the run, when more runs than that were lost
 */
export async function runLighthouse(
  url: string,
): Promise<{ performance: number; blockingMs: number }> {
  const results: LighthouseResult[] = [];
  for (let tries = 1; results.length < runs; tries += 1) {
    try {
      results.push(await runOnce(url));
    } catch (cause) {
      if (tries - results.length > lostRuns) {
        throw cause;
      }
    }
  }
  return {
    performance: takeMedian(results.map(({ categories }) => categories.performance.score * 100)),
    blockingMs: takeMedian(results.map(({ audits }) => audits['total-blocking-time'].numericValue)),
  };
}

async function runOnce(url: string): Promise<LighthouseResult> {
  const parameters = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const { stdout } = await promisify(execFile)('npx', parameters, {
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
    env: { ...process.env, CHROME_PATH: findChromium() },
  });
  return JSON.parse(stdout) as LighthouseResult;
}
