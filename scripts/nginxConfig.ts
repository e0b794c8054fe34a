import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headersFor, parseHeadersFile } from '../lib/headersFile';

interface NginxOptions {
  /** Folder of the built site on the server. */
  root: string;
  serverName: string;
  /** Port or address that nginx listens on. */
  listen: string;
}

/**
 * An nginx server for the built site: clean URLs and their other forms, the not-found page with status 404, compressed copies and
 * the headers of the build.
 */
export function nginxConfig(build: string, options: NginxOptions): string {
  const rules = parseHeadersFile(readFileSync(path.join(build, '_headers'), 'utf8'));
  const pageHeaders = addHeaders(headersFor('/', rules));
  const assetHeaders = addHeaders(headersFor('/assets/', rules));
  return `# Made from the build's _headers; make it again after every build: npm run --silent nginx-config
server {
    listen ${options.listen};
    server_name ${options.serverName};
    root ${options.root};
    server_tokens off;
    charset utf-8;
    charset_types text/markdown text/plain text/css text/javascript application/javascript application/json text/yaml;
    gzip_static on;
    gzip_vary on;
    # Relative, so that a proxy in front keeps its own scheme and port.
    absolute_redirect off;
    error_page 404 /404.html;
    error_page 405 =404 /404.html;
${pageHeaders}
    types {
        text/html html;
        text/css css;
        text/javascript js;
        text/markdown md;
        text/plain txt ts;
        text/yaml yaml yml;
        application/json json;
        application/manifest+json webmanifest;
        application/xml xml;
        image/svg+xml svg;
        image/png png;
        image/x-icon ico;
        font/woff2 woff2;
    }

    location ~ ^(?<page>.*)/index\\.html$ { return 301 $page/$is_args$args; }
    location ~ ^(?<page>/.+)\\.html$ { return 301 $page$is_args$args; }
    location ~ ^(?<page>/.+)/$ { return 301 $page$is_args$args; }
    location = /docs { return 302 /docs/widget-config/intro; }
    location = /404.html { internal; }
    location ~ /\\. { return 404; }
    location = /_headers { return 404; }
    location = /_redirects { return 404; }

    location = / {
        try_files /index.html =404;
    }

    location /assets/ {
${indent(assetHeaders)}
        try_files $uri =404;
    }

    location / {
        try_files $uri.html $uri =404;
    }
}
`;
}

/** nginx inherits \`add_header\` only where a level has none itself, so a level with one gets all of them. */
function addHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`)
    .join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}

/** `npm run --silent nginx-config [-- --root /var/www/aifindr-docs …]` */
function main(): void {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: path.resolve(__dirname, '../build') },
      root: { type: 'string', default: '/var/www/aifindr-docs' },
      'server-name': { type: 'string', default: 'docs.aifindr.com' },
      listen: { type: 'string', default: '80' },
    },
  });
  const { build, root, 'server-name': serverName, listen } = values;
  process.stdout.write(nginxConfig(build, { root, serverName, listen }));
}

if (require.main === module) main();
