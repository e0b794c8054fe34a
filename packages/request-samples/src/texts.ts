/** What the samples say to readers, and what stands where readers put their own. */
export const texts = {
  boundary: 'limite-de-ejemplo',
  /** Where a language sends a text in the place of a file. */
  fileContent: 'contenido del archivo',
  bashOnly: 'En Windows: Git Bash o WSL, o la pestaña powershell.',
  noEncodedSlash: 'Unirest no puede enviar %2F en la ruta.',
  noMethod: (library: string) => `${library} no admite este método.`,
  keyOnServer:
    'Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.',
  cookieOnServer:
    'Ejecútalo en un servidor (Node.js 18 o posterior): un navegador no envía la cabecera Cookie de un programa.',
};
