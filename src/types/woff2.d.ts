declare module '*.woff2' {
  /** URL of the font file in the built site. */
  const url: string;
  export default url;
}
