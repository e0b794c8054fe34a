/** Serves the build with the strict policy: node server.mjs <port>. Your server or hosting does the same. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

// #region csp
const contentSecurityPolicy = [
  "script-src 'self' https://hub.aifindr.ai",
  'frame-src https://hub.aifindr.ai',
  "object-src 'none'",
  "base-uri 'self'",
].join('; ');
// #endregion csp

const [port = '4000'] = process.argv.slice(2);
const folder = path.join(import.meta.dirname, 'dist/tienda/browser');
const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = findFile(path.join(folder, path.normalize(decodeURIComponent(pathname))));
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}).listen(Number(port), 'localhost');

/** The file of an address: itself, its prerendered page, or the page that the browser renders. */
function findFile(target) {
  const candidates = [target, path.join(target, 'index.html'), path.join(folder, 'index.csr.html')];
  const isFile = (candidate) =>
    candidate.startsWith(folder) && existsSync(candidate) && statSync(candidate).isFile();
  return candidates.find(isFile) ?? path.join(folder, 'index.html');
}
