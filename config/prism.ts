/** Grammars beyond the common set: section 9 of the specification. They run at build time only. */
export const prism = {
  additionalLanguages: [
    'ruby',
    'csharp',
    'php',
    'java',
    'powershell',
    'json',
    'bash',
    'dart',
    'objectivec',
    'r',
  ],
  // Colours of code are in the stylesheet; the default theme would only be sent to the browser.
  theme: { plain: {}, styles: [] },
};
