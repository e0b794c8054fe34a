/** The part of `process` that the bundler replaces. In tsconfig.client.json, this file replaces a package that would add Node's types. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };
