import type { SampleTexts } from '../httpRequest';

/** Words of samples for tests and for the proof on the wire. */
export const testTexts: SampleTexts = {
  boundary: 'limite-de-ejemplo',
  certificate: 'certificado.pem',
  file: 'archivo',
  fileContent: 'contenido del archivo',
  password: 'CONTRASEÑA',
  privateKey: 'clave.pem',
  user: 'USUARIO',
  certificateNote: 'La API pide un certificado de cliente: configúralo en la biblioteca.',
  digestNote:
    'La API usa autenticación digest: indica el usuario y la contraseña en la biblioteca.',
  noEncodedSlash: 'Unirest no puede enviar %2F en la ruta.',
  noMethod: (library) => `${library} no admite este método.`,
  onServer:
    'Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.',
};
