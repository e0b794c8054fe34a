import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  isExactPattern,
  readHeaderRules,
  resolveHeaders,
} from '@aifindr-docs/page-outputs/headers/headersFile';
import { isText, mediaTypes } from './serve/mediaTypes';

/**
 * Renders the configuration with which nginx serves the built site at clean URLs. Other forms of a page's URL, such as `/intro.html`, are
 * redirected, unknown URLs get the not-found page with status 404, and responses have the headers of the build's `_headers`.
 *
 * @param build folder of the built site on this machine
 * @param root folder of the built site on the server
 * @param listen port or address that nginx listens on
 */
export function renderNginxConfig(
  build: string,
  { root, serverName, listen }: Record<'root' | 'serverName' | 'listen', string>,
): string {
  const rules = readHeaderRules(build);
  const textTypes = Object.keys(mediaTypes).filter((type) => isText(type) && type !== 'text/html');
  const types = Object.entries(mediaTypes).map(
    ([type, names]) => `        ${type} ${names.join(' ')};`,
  );
  // An nginx block with an `add_header` of its own inherits no others, so a block with different headers needs all of them.
  const addHeaders = (requestPath: string) =>
    Object.entries(resolveHeaders(requestPath, rules))
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
      .join('\n    ');
  // The keys of the `map` are regular expressions, because nginx rejects exact keys of more than about 46 characters.
  const canonicalLinks = rules
    .filter(({ pattern }) => isExactPattern(pattern))
    .map(({ pattern, headers: { Link = '' } }) => {
      const expression = `~^${pattern.replaceAll('.', '\\.')}$`;
      return `    ${quote(expression)} ${quote(Link)};`;
    });
  return `# Made from the build's _headers; make it again after every build: npm run --silent nginx-config
map $uri $canonical_link {
${canonicalLinks.join('\n')}
}
server {
    listen ${listen};
    server_name ${serverName};
    root ${root};
    server_tokens off;
    charset utf-8;
    charset_types ${textTypes.join(' ')};
    gzip_static on;
    gzip_vary on;
    # Relative, so that a proxy in front keeps its own scheme and port.
    absolute_redirect off;
    error_page 404 /404.html;
    merge_slashes off;
    ${addHeaders('/')}
    # nginx sends no header whose value is empty.
    add_header Link $canonical_link always;
    types {
${types.join('\n')}
    }

    location = /404.html { internal; }
    # Addresses that the router in the browser would read as another page, and files for hosts.
    location ~ "//|\\x5c|/\\.|^/_|^/404/?$|/index/?$" { return 404; }
    # All other forms of a page's address, in one redirect.
    location ~ "^(?:/(?<page>[^\\r\\n]*?))??(?<!\\s|\\.html)(?:(?:/index)?\\.html|/|\\s)++$" { return 301 /$page$is_args$args; }
    location = / { try_files /index.html =404; }
    location / {
        # In an address, an encoded slash is part of a name.
        if ($request_uri ~* "^[^?]*%(2f|5c)") { return 404; }
        try_files $uri.html $uri =404;
    }
    location /assets/ {
    ${addHeaders('/assets/')}
        try_files $uri =404;
    }
}
`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** `npm run --silent nginx-config [-- --root /var/www/aifindr-docs …]` prints the configuration. */
if (process.argv[1] === __filename) {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: path.resolve(__dirname, '../build') },
      root: { type: 'string', default: '/var/www/aifindr-docs' },
      'server-name': { type: 'string', default: 'docs.aifindr.com' },
      listen: { type: 'string', default: '80' },
    },
  });
  const { build, 'server-name': serverName, ...options } = values;
  process.stdout.write(renderNginxConfig(build, { serverName, ...options }));
}
