/** The part of `process` that the bundler replaces. tsconfig.client.json maps a package that would add the types of Node to this file. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };
