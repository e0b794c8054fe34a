import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseHeadersFile } from '../lib/headersFile';
import { nginxConfig } from './hosting/nginxConfig';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: path.resolve(__dirname, '../build') },
    root: { type: 'string', default: '/var/www/aifindr-docs' },
    'server-name': { type: 'string', default: 'docs.aifindr.com' },
    listen: { type: 'string', default: '80' },
  },
});

const rules = parseHeadersFile(readFileSync(path.join(values.build, '_headers'), 'utf8'));
process.stdout.write(
  nginxConfig(rules, {
    root: values.root,
    serverName: values['server-name'],
    listen: values.listen,
  }),
);
