/** The module that the plugin of config/homeParts.ts writes. */
declare module '@generated/home-parts/default/parts.json' {
  const parts: import('../../config/homeParts').HomeParts;
  export default parts;
}

declare module '*.woff2' {
  /** URL of the font file in the built site. */
  const url: string;
  export default url;
}
