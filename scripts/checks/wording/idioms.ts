/** An idiom of this repository's past and the standard term that readers search for. */
export interface Idiom {
  pattern: RegExp;
  standard: string;
}

/** The idioms that comments, test titles and Markdown may not contain. */
export const idioms: readonly Idiom[] = [
  { pattern: /\bfirst pictures?\b/i, standard: 'first paint' },
  { pattern: /\blargest pictures?\b/i, standard: 'LCP' },
  { pattern: /\b(comes?|came|brings?|brought|bringing) to life\b/i, standard: 'hydrate, attach' },
  { pattern: /\b(is|are|stays?|kept) alive\b/i, standard: 'active, running' },
  { pattern: /\blet(s|ting)? go of\b/i, standard: 'dispose, clean up, release' },
  { pattern: /\b(the part )?(in|out of) sight\b/i, standard: 'in the viewport, visible' },
  { pattern: /\bbelow the part\b/i, standard: 'below the fold' },
  { pattern: /\banew\b/i, standard: 'again' },
  { pattern: /\bmend(s|ed|ing)?\b/i, standard: 'fix, patch' },
  { pattern: /\b(ask(s|ing)?|asked) for\b/i, standard: 'request, need' },
  { pattern: /\bin the place of\b/i, standard: 'instead of, replaces' },
  {
    pattern: /\bstand(s|ing)? (for|in|on|at|as|there|beside|below|above|before)\b/i,
    standard: 'is, represents',
  },
  { pattern: /\bof nobody\b|\bfor nobody\b/i, standard: 'stale, unused' },
  { pattern: /\b(makes?|made) little of\b|\blittle is made of\b/i, standard: 'does not optimise' },
  { pattern: /\bwho has gone on\b|\bgo(es)? on\b/i, standard: 'navigates, continues' },
  {
    pattern: /\blead(s|ing)? (to|on|back|into|past|home|out)\b/i,
    standard: 'links to, redirects to, causes',
  },
  { pattern: /\bof (its|their|his|our) own\b/i, standard: 'its own, separate' },
  { pattern: /\bgo(es)? sideways\b/i, standard: 'scroll horizontally, overflow' },
  { pattern: /\bby way of\b/i, standard: 'through' },
  { pattern: /\bfetched ahead\b/i, standard: 'prefetched' },
  { pattern: /\bheld back\b|\bholds? back\b|\bheld up\b|\bholds? up\b/i, standard: 'delay, block' },
];
