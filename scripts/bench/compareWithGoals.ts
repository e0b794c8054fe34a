import type { SiteFigures } from './measureSite';

/** A goal of the growth of the site, and what was measured. */
export interface Judgement {
  goal: string;
  measured: string;
  isMet: boolean;
}

/** The steps of the ladder, measured. */
export interface LadderFigures {
  small: SiteFigures;
  middle: SiteFigures;
  large: SiteFigures;
  /** Whether a second build of the small site is the same, byte for byte. */
  isDeterministic: boolean;
}

const limits = {
  /** Bytes of brotli that a route may add to what every page loads. */
  bytesPerRoute: 12,
  /** How much more a page or operation of the large site may take than one of the middle site: builds differ by as much. */
  linearTolerance: 1.1,
  memoryMb: 4000,
  /** How many times the processor time of the small site the large one may take. */
  cpuRatio: 10,
} as const;

/** Judges a measured ladder by the goals. */
export function compareWithGoals({
  small,
  middle,
  large,
  isDeterministic,
}: LadderFigures): Judgement[] {
  const routes = large.routes - small.routes;
  const mainGrowth = (large.mainBytes - small.mainBytes) / routes;
  const pageGrowth = Math.max(
    ...large.javascriptKb.map((kb, index) => (kb - (small.javascriptKb[index] ?? 0)) * 1000),
  );
  const unitCost = ({ cpuSeconds, pages, operations }: SiteFigures) =>
    cpuSeconds / (pages + operations);
  const linear = unitCost(large) / unitCost(middle);
  const ratio = large.cpuSeconds / small.cpuSeconds;
  return [
    {
      goal: `the main bundle grows by less than ${limits.bytesPerRoute} bytes a route`,
      measured: `${mainGrowth.toFixed(1)} bytes`,
      isMet: mainGrowth < limits.bytesPerRoute,
    },
    {
      goal: `the JavaScript of no page grows by more than ${limits.bytesPerRoute} bytes a route`,
      measured: `${(pageGrowth / routes).toFixed(1)} bytes`,
      isMet: pageGrowth / routes < limits.bytesPerRoute,
    },
    {
      goal: `a page or operation of the large site takes at most ${limits.linearTolerance} times that of the middle site`,
      measured: `${linear.toFixed(2)} times`,
      isMet: linear <= limits.linearTolerance,
    },
    {
      goal: `the large site is built within ${limits.memoryMb} MB`,
      measured: `${large.peakMemoryMb.toFixed(0)} MB`,
      isMet: large.peakMemoryMb <= limits.memoryMb,
    },
    {
      goal: `the large site takes at most ${limits.cpuRatio} times the processor time of the small one`,
      measured: `${ratio.toFixed(1)} times`,
      isMet: ratio <= limits.cpuRatio,
    },
    {
      goal: 'two builds of the small site are the same bytes',
      measured: isDeterministic ? 'the same' : 'not the same',
      isMet: isDeterministic,
    },
  ];
}
