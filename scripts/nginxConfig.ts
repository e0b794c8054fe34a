import path from 'node:path';
import { parseArgs } from 'node:util';
import { headersFor, readHeaderRules } from '@aifindr-docs/page-outputs/headers/headersFile';
import { isText, mediaTypes } from './serve/mediaTypes';

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
  const rules = readHeaderRules(build);
  const textTypes = Object.keys(mediaTypes).filter((type) => isText(type) && type !== 'text/html');
  const types = Object.entries(mediaTypes).map(([type, names]) => `${type} ${names.join(' ')};`);
  const pageHeaders = addHeaders(headersFor('/', rules));
  const assetHeaders = addHeaders(headersFor('/assets/', rules));
  return `# Made from the build's _headers; make it again after every build: npm run --silent nginx-config
server {
    listen ${options.listen};
    server_name ${options.serverName};
    root ${options.root};
    server_tokens off;
    charset utf-8;
    charset_types ${textTypes.join(' ')};
    gzip_static on;
    gzip_vary on;
    # Relative, so that a proxy in front keeps its own scheme and port.
    absolute_redirect off;
    error_page 404 /404.html;
    error_page 405 @refused;
    merge_slashes off;
    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
${pageHeaders}
    types {
${types.map((type) => `        ${type}`).join('\n')}
    }

    location = /404.html { internal; }
    location @refused {
${indent(pageHeaders)}
        add_header Allow "GET, HEAD" always;
        return 405;
    }

    # Addresses that the router in the browser would read as another page, and files for hosts.
    location ~ "//|\\x5c|/\\.|^/_|^/404/?$|/index/?$" { return 404; }
    # All other forms of a page's address, in one redirect.
    location ~ "^(?:/(?<page>[^\\r\\n]*?))??(?<!\\s|\\.html)(?:(?:/index)?\\.html|/|\\s)++$" { return 301 /$page$is_args$args; }
    location = /docs { return 302 /docs/widget-config/intro; }

    location = / {
        try_files /index.html =404;
    }

    location /assets/ {
${indent(assetHeaders)}
        try_files $uri =404;
    }

    location / {
        # In an address, an encoded slash is part of a name.
        if ($request_uri ~* "^[^?]*%(2f|5c)") { return 404; }
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
