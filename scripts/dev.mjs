// `npm run dev`: the author's server, with reload.
import { runSteps } from './bootstrap/runSteps.mjs';

runSteps([['dev.ts']]);
