import type { Page } from '@playwright/test';

/** A named step of an interaction. */
export interface Phase {
  name: string;
  act: () => Promise<unknown>;
}

/** Runs phases one after another; returns the CPU time (ms) of the longest main-thread task in each, from a browser trace. */
export async function traceTasks(page: Page, phases: Phase[]): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  });
  for (const { name, act } of phases) {
    await page.evaluate((mark) => performance.mark(mark), name);
    await act();
  }
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return longestByPhase(
    events,
    phases.map(({ name }) => name),
  );
}

function longestByPhase(events: TraceEvent[], names: string[]): Map<string, number> {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const starts = names.map((name) => {
    const mark = events.find((event) => event.name === name);
    if (mark === undefined) {
      throw new Error(`The trace has no mark of the phase "${name}".`);
    }
    return mark.ts;
  });
  const longest = new Map(names.map((name) => [name, 0]));
  for (const { name, pid, tid, ts, tdur = 0 } of events) {
    const phase = names[starts.findLastIndex((start) => start < ts)];
    if (name === 'RunTask' && mains.has(`${pid} ${tid}`) && phase !== undefined) {
      longest.set(phase, Math.max(longest.get(phase) ?? 0, tdur / 1000));
    }
  }
  return longest;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start in microseconds. */
  ts: number;
  /** CPU time in microseconds. */
  tdur?: number;
  args: { name?: string };
}
