import { takeMedian } from './takeMedian';
import { createEngine } from '../../plugins/search/engine/createEngine';
import { describeResults } from '../../plugins/search/engine/describeResults';
import type { SearchIndex } from '../../plugins/search/SearchIndex';

const typed = ['configuración del widget', 'setContext', 'instalasion', 'rate limit'];

/** Milliseconds of processor time that the search takes at each letter of some queries, the median. */
export function measureKeyStrokes(index: SearchIndex): number {
  const engine = createEngine(index);
  const times = typed.flatMap((query) =>
    [...query].map((_letter, position) => {
      // Processor time: what else the machine does is not the engine's.
      const start = process.cpuUsage();
      describeResults(index, engine.search(query.slice(0, position + 1)));
      return process.cpuUsage(start).user / 1000;
    }),
  );
  return takeMedian(times);
}
