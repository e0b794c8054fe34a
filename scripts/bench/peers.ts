/** Columns of the comparison; bytes are brotli's, in KB of 1,000 bytes. */
export const reportColumns = [
  'home JS',
  'guide JS',
  'operation JS',
  'operation, all',
  'elements, long guide page',
  'cold build CPU s',
  'Lighthouse mobile (blocking ms)',
  'to the long page ms',
  'first search KB',
] as const;

/**
 * The same content built with the stack of the public site and with other generators, weighed once as a first visit in the way of
 * this report (DECISIONS.md, "Weight"); these figures are not measured again.
 */
export const peers: readonly (readonly string[])[] = [
  [
    'Docusaurus 3.7 + OpenAPI theme (the public site)',
    '145',
    '818',
    '839',
    '988',
    '4645',
    '55',
    '66 (902)',
    '102',
    'none',
  ],
  [
    'Docusaurus 3.10 + OpenAPI theme 5.2',
    '163',
    '820',
    '829',
    '875',
    '4666',
    '16',
    '74 (1135)',
    '105',
    '125',
  ],
  [
    'VitePress + vitepress-openapi',
    '606',
    '606',
    '700',
    '805',
    '2151',
    '15',
    '60 (505)',
    '73',
    '42',
  ],
  ['Fumadocs (Next.js export)', '434', '434', '513', '593', '2414', '29', '79 (375)', '112', '561'],
  ['Rspress', '150', '158', '151', '168', '2782', '6', '100 (42)', '95', '27'],
  ['Starlight + starlight-openapi', '26', '29', '28', '51', '4115', '10', '100 (0)', '114', '133'],
];
