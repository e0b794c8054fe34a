/** The font that plugins/webfont makes. */
declare module '@site-webfont' {
  /** Address of the font file in the built site. */
  const url: string;
  export default url;
}
