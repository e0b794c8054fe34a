import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isUtf8MimeType } from '@fastify/send';
import { mergeWithDefaults, readHeaderRules } from '@aifindr-docs/page-outputs/headers/headersFile';
import { getMediaType } from './serve/createSiteServer';

/**
 * Renders the `map` and the `server` with which nginx serves a built site at clean URLs. Other forms of a page's URL, such as
 * `/intro.html`, are redirected, unknown URLs get the not-found page with status 404, and responses have the headers of `_headers`.
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
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' });
  const extensions = new Set(files.map((file) => path.extname(file).slice(1)).filter(Boolean));
  const types = [...extensions].sort().map((name) => ({ name, type: getMediaType(`x.${name}`) }));
  const textTypes = new Set(types.map(({ type }) => type).filter(isUtf8MimeType));
  // A location with an `add_header` of its own inherits none of the server's, so it gets all of its headers.
  const renderAddHeaders = (requestPath: string): string =>
    Object.entries(mergeWithDefaults(requestPath, rules))
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
      .join('\n    ');
  // The keys of the `map` are regular expressions, because nginx rejects exact keys of more than about 46 characters.
  const canonicalLinks = rules
    .filter(({ pattern }) => !pattern.endsWith('*'))
    .map(({ pattern, headers: { Link = '' } }) => {
      return `    ${quote(`~^${pattern.replaceAll('.', '\\.')}$`)} ${quote(Link)};`;
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
    charset_types ${[...textTypes].filter((type) => type !== 'text/html').join(' ')};
    gzip_static on;
    gzip_vary on;
    # Relative, so that a proxy in front keeps its own scheme and port.
    absolute_redirect off;
    error_page 404 /404.html;
    merge_slashes off;
    ${renderAddHeaders('/')}
    # nginx sends no header whose value is empty.
    add_header Link $canonical_link always;
    types {
${types.map(({ name, type }) => `        ${type} ${name};`).join('\n')}
    }

    location = /404.html { internal; }
    # URLs that the router in the browser would read as another page, and files for hosts.
    location ~ "//|\\x5c|/\\.|^/_|^/404/?$|/index/?$" { return 404; }
    # All other forms of a page's URL, in one redirect.
    location ~ "^(?:/(?<page>[^\\r\\n]*?))??(?<!\\s|\\.html)(?:(?:/index)?\\.html|/|\\s)++$" { return 301 /$page$is_args$args; }
    location = / { try_files /index.html =404; }
    location / {
        # An encoded slash is part of a name.
        if ($request_uri ~* "^[^?]*%(2f|5c)") { return 404; }
        try_files $uri.html $uri =404;
    }
    location /assets/ {
    ${renderAddHeaders('/assets/')}
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
      root: { type: 'string', default: '/var/www/aifindr-docs' },
      'server-name': { type: 'string', default: 'docs.aifindr.com' },
      listen: { type: 'string', default: '80' },
    },
  });
  const options = { ...values, serverName: values['server-name'] };
  process.stdout.write(renderNginxConfig(path.resolve(__dirname, '../build'), options));
}
