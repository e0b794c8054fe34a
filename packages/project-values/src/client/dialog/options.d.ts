/** The options of the plugin, which it writes as a module. */
declare module '@generated/project-values/default/options.json' {
  const options: import('../../types').Options;
  export default options;
}
