/** The options of the plugin, which it writes as JSON with `createData`. */
declare module '@generated/project-values/default/options.json' {
  const options: import('../storedValues').Options;
  export default options;
}
