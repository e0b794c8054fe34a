// `npm test`: from a fresh clone to the whole suite.
import { runSteps } from './bootstrap/runSteps.mjs';

runSteps([['test.ts', ...process.argv.slice(2)]]);
