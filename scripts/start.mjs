// `npm start`: from a fresh clone to the production site on http://localhost:3000.
import { runSteps } from './bootstrap/runSteps.mjs';

runSteps([['build.ts'], ['serve.ts']]);
