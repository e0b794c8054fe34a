/** What the bundler replaces. The types of Node are not there: tsconfig.client.json takes this file for a package that brings them. */
declare const process: { env: { NODE_ENV: 'development' | 'production' } };
