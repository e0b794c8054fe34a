#!/usr/bin/env node
// The packages are TypeScript without a build step.
require('tsx/cjs/api').register();
require('../src/command.ts').main();
