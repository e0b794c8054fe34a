/** The options of the plugin, written as JSON by `createData`. */
declare module '@generated/project-values/default/options.json' {
  const options: import('../storedValues').Options;
  export default options;
}
