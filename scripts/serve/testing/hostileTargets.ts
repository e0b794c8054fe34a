const page = '/docs/widget-config/intro';

/** Addresses that must not show a page. */
const strangeTargets = [
  '///',
  '//docs/api/chat',
  '/docs//api/chat',
  '//localhost/x.html',
  '/docs/api/chat/index',
  '/_redirects',
  '/docs/api/chat.html/',
  '/docs/api/chat%C2%A0',
  '/%20',
  '/index.html/',
  '/docs%5capi%5cchat',
  '/docs\\api\\chat',
  '/docs/api/chat%00',
  '/docs/api/ch%2561t',
  '/docs/api/chat%2ehtml.html',
  '/docs/api/chat;a=b',
  '/%2egit/config',
  '/assets',
  '/docs/api/',
  '/%',
  '/%zz',
  '/%ff',
  '/\u00f3',
  '/<script>',
  '/$uri',
  '/../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/assets/..%5c..%5cetc/passwd',
  '/docs/%00/../../../etc/passwd',
  '/robots.txt/',
  '/__proto__',
  '/x%0d%0aSet-Cookie:%20a=b',
  '/x%0aLocation:%20//x/',
  `${page}%0d%0aSet-Cookie:%20a=b.html`,
  `/${'a/'.repeat(3500)}`,
  `/${'%20'.repeat(2300)}x`,
  `/${'.html'.repeat(1400)}x`,
  `/${'a'.repeat(100_000)}`,
  '*',
  'docs/api/chat',
  '',
  'http://localhost/nope',
  'http://localhost//',
  'http://',
  'ftp://x/y',
  '?x=1',
  '/nope?%',
  '/nope#x',
];

/** Targets as proxies send them, which may show a page. */
const absoluteTargets = ['http://localhost/', 'HTTP://LOCALHOST/', `http://other.example${page}`];

/** Targets that no client of good will sends, and the statuses that they may have. */
export const hostileTargets = [
  ...strangeTargets.map((target) => ({ target, status: /^(30[128]|40[0345]|414|431)$/ })),
  ...absoluteTargets.map((target) => ({ target, status: /^(200|400|421)$/ })),
].map((request) => ({ ...request, name: JSON.stringify(request.target.slice(0, 60)) }));
