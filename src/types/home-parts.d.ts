/** The module that the plugin of config/homeParts.ts writes. */
declare module '@generated/home-parts/default/parts.json' {
  const parts: import('../../config/homeParts').HomeParts;
  export default parts;
}
