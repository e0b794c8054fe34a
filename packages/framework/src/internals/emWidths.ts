interface MediaRule {
  params: string;
}

/**
 * PostCSS plugin: where the layout of desktops ends, media queries of the theme and of the site say `996px` or `997px`; in `em` they
 * follow the reader's size of text, so that enlarged text has the layout of a phone, whose sidebar is a drawer.
 */
export const emWidths = {
  postcssPlugin: 'em-widths',
  AtRule: {
    media(rule: MediaRule): void {
      const params = inEm(rule.params);
      // Writing it makes PostCSS visit the rule again.
      if (params !== rule.params) rule.params = params;
    },
  },
};

export function inEm(params: string): string {
  return params.replaceAll(/\b(99[67])px\b/g, (_, pixels: string) => `${Number(pixels) / 16}em`);
}
