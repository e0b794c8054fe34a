import type { SampleTexts } from './sampleRequest';

/** The words of samples in Spanish. */
export const spanish: SampleTexts = {
  boundary: 'limite-de-ejemplo',
  certificate: 'certificado.pem',
  certificateNote: 'La API pide un certificado de cliente: configúralo en la biblioteca.',
  digestNote:
    'La API usa autenticación digest: indica el usuario y la contraseña en la biblioteca.',
  file: 'archivo',
  fileContent: 'contenido del archivo',
  noEncodedSlash: 'Unirest no puede enviar %2F en la ruta.',
  noMethod: (library) => `${library} no admite este método.`,
  onServer:
    'Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.',
  password: 'CONTRASEÑA',
  privateKey: 'clave.pem',
  user: 'USUARIO',
};
