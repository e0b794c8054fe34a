/** Written by the plugin. */
declare module '@generated/project-values/default/options.json' {
  const options: import('../../types').Options;
  export default options;
}
