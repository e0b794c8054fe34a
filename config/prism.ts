/** Grammars beyond the common set (R52). They run at build time only. */
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
  // Colors of code are in the stylesheet; the default theme would only be sent to the browser.
  theme: { plain: {}, styles: [] },
};
