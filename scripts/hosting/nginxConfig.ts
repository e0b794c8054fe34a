import { headersFor } from './headersFile';
import type { HeaderRule } from './headerRules';

export interface NginxOptions {
  /** Folder of the built site on the server. */
  root: string;
  serverName: string;
  /** Port or address that nginx listens on. */
  listen: string;
}

/**
 * An nginx server for the built site: clean URLs and their other forms, the not-found page with status 404, precompressed files,
 * Markdown for clients that ask for it, and the headers of the build.
 *
 * @param rules rules of the build's `_headers`
 */
export function nginxConfig(rules: readonly HeaderRule[], options: NginxOptions): string {
  const pageHeaders = addHeaders(headersFor('/', rules));
  const assetHeaders = addHeaders(headersFor('/assets/', rules));
  return `# Made from the build's _headers; make it again after every build: npm run --silent nginx-config
${acceptMaps()}

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
        add_header Vary Accept always;
${indent(pageHeaders)}
        try_files /index$aifindr_docs_twin /index.html =404;
    }

    location /assets/ {
${indent(assetHeaders)}
        try_files $uri =404;
    }

    location / {
        add_header Vary Accept always;
${indent(pageHeaders)}
        try_files $uri$aifindr_docs_twin $uri.html $uri =404;
    }
}
`;
}

/**
 * What a client thinks of Markdown and of HTML, as the digits of the two weights; Markdown answers where its own is not 0 and not
 * below. nginx compares no numbers, so a pattern looks for the first digit in which the two differ. The same rule as prefersMarkdown.
 */
function acceptMaps(): string {
  const weight = (type: string, name: string) => {
    const range = `(?:^|,)\\s*${type}\\s*`;
    return `map $http_accept $aifindr_docs_${name} {
    default "";
    "~*${range}(?:;(?![^,]*q=)[^,]*)?(?:,|$)" 1000;
    "~*${range};[^,]*q=1" 1000;
    "~*${range};[^,]*q=0\\.(?<aifindr_docs_${name}_digits>[0-9]+)" "0\${aifindr_docs_${name}_digits}000";
    "~*${range};[^,]*q=0" 0;
}
`;
  };
  const below = Array.from(
    { length: 9 },
    (_, digit) => `${digit}[0-9]* \\g{1}[${digit + 1}-9]`,
  ).join('|');
  return `${weight('text/markdown', 'markdown')}
${weight('text/html', 'html')}
map "$aifindr_docs_markdown $aifindr_docs_html" $aifindr_docs_twin {
    default ".md";
    "~^0* " "";
    "~^([0-9]*)(?:${below})" "";
}`;
}

/** nginx inherits \`add_header\` only where a level has none of its own, so each level gets them all. */
function addHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `    add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;`)
    .join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
