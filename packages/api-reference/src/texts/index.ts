import { englishStatuses, spanishStatuses } from './statuses';

/** Every text of the generator that a reader sees, in Spanish and in English. */
const pairs = {
  anchors: {
    authentication: ['autenticacion', 'authentication'],
    body: ['cuerpo', 'body'],
    callback: ['callback', 'callback'],
    encoding: ['codificacion', 'encoding'],
    fields: ['campos', 'fields'],
    header: ['cabecera', 'header'],
    key: ['clave', 'key'],
    other: ['seccion', 'section'],
    parameter: ['parametro', 'parameter'],
    response: ['respuesta', 'response'],
    sample: ['ejemplo', 'sample'],
    server: ['servidor', 'server'],
  },
  /** Headings of sections. */
  sections: {
    authentication: ['Autenticación', 'Authentication'],
    baseUrl: ['URL base', 'Base URL'],
    body: ['Cuerpo de la petición', 'Request body'],
    callbacks: ['Callbacks', 'Callbacks'],
    cookieParameters: ['Cookies', 'Cookies'],
    headerParameters: ['Cabeceras', 'Headers'],
    operations: ['Operaciones', 'Operations'],
    pathParameters: ['Parámetros de la ruta', 'Path parameters'],
    queryParameters: ['Parámetros de consulta', 'Query parameters'],
    queryString: ['Cadena de consulta', 'Query string'],
    requestSamples: ['Ejemplos de petición', 'Request samples'],
    responses: ['Respuestas', 'Responses'],
    responseSamples: ['Ejemplos de respuesta', 'Response samples'],
    servers: ['Servidores', 'Servers'],
  },
  authentication: {
    additionally: ['Además: ', 'Also: '],
    certificate: [
      'TLS mutuo, con un certificado de cliente',
      'Mutual TLS, with a client certificate',
    ],
    choose: ['Elige una de estas formas:', 'Choose one of these:'],
    flow: ['Flujo ', 'Flow '],
    inFormat: [' en formato ', ' in the format '],
    none: ['No necesita autenticación.', 'Needs no authentication.'],
    notStated: [
      'El contrato no indica ninguna autenticación.',
      'The contract states no authentication.',
    ],
    oauth: ['OAuth 2.0, con la cabecera ', 'OAuth 2.0, with the header '],
    openIdConnect: ['OpenID Connect, descrito en ', 'OpenID Connect, described at '],
    optional: ['La autenticación es opcional.', 'Authentication is optional.'],
    places: {
      header: ['Cabecera ', 'Header '],
      query: ['Parámetro de consulta ', 'Query parameter '],
      cookie: ['Cookie ', 'Cookie '],
    },
    scheme: ['Esquema ', 'Scheme '],
    scopes: ['Permisos: ', 'Scopes: '],
    withHeader: ['Cabecera ', 'Header '],
    withScheme: [' con el esquema ', ' with the scheme '],
  },
  body: {
    byMediaType: ['Según el tipo de contenido:', 'By media type:'],
    encoding: ['Codificación de cada parte', 'Encoding of each part'],
    externalExample: ['Ejemplo aparte: ', 'Example elsewhere: '],
    headers: ['Cabeceras de la respuesta', 'Response headers'],
    link: ['Enlace ', 'Link '],
    linkBody: ['Cuerpo de la petición', 'Request body'],
    linkServer: ['Servidor', 'Server'],
  },
  facts: {
    additionalProperties: [
      'Cualquier otra clave, con valores de este tipo.',
      'Any other key, with values of this type.',
    ],
    allowEmptyValue: ['Admite el valor vacío', 'Allows an empty value'],
    allowReserved: ['Admite caracteres reservados', 'Allows reserved characters'],
    example: ['Ejemplo', 'Example'],
    explode: ['Un parámetro por valor (explode)', 'One parameter for each value (explode)'],
    style: ['Estilo', 'Style'],
    values: ['Valores posibles:', 'Possible values:'],
    manyValues: [
      (count: number) => `Valores posibles (${count})`,
      (count: number) => `Possible values (${count})`,
    ],
  },
  info: {
    contact: ['Contacto', 'Contact'],
    download: ['Descarga', 'Download'],
    downloadLink: ['Especificación OpenAPI', 'OpenAPI specification'],
    email: ['Correo', 'Email'],
    license: ['Licencia', 'License'],
    moreInformation: ['Más información: ', 'More information: '],
    template: ['Plantilla: ', 'Template: '],
    terms: ['Condiciones de uso', 'Terms of service'],
    version: ['Versión', 'Version'],
    summary: [
      (title: string, version: string) =>
        `Referencia de ${title}, versión ${version}: autenticación, operaciones y errores.`,
      (title: string, version: string) =>
        `Reference of ${title}, version ${version}: authentication, operations and errors.`,
    ],
  },
  labels: {
    body: ['Cuerpo', 'Body'],
    contents: ['En esta página', 'On this page'],
    optional: ['opcional', 'optional'],
    otherBody: ['La misma petición, con este cuerpo', 'The same request, with this body'],
    deprecated: ['obsoleto', 'deprecated'],
    deprecatedNotice: [
      ['Obsoleta.', 'Esta operación dejará de existir: no la uses en código nuevo.'],
      ['Deprecated.', 'This operation will be removed: do not use it in new code.'],
    ],
    deprecatedOperation: ['obsoleta', 'deprecated'],
    inSample: [
      (name: string, sample?: string) =>
        `Ver «${name}» en el ejemplo${sample === undefined ? '' : ` «${sample}»`}`,
      (name: string, sample?: string) =>
        `See “${name}” in the sample${sample === undefined ? '' : ` “${sample}”`}`,
    ],
    itsRequest: ['Ver su petición', 'See its request'],
    readOnly: ['solo lectura', 'read only'],
    required: ['obligatorio', 'required'],
    writeOnly: ['solo escritura', 'write only'],
  },
  operation: {
    alsoAt: ['También en:', 'Also at:'],
    ofApi: [
      (title: string, version: string) => `${title}, versión ${version}.`,
      (title: string, version: string) => `${title}, version ${version}.`,
    ],
    sample: ['peticion', 'request'],
    sampleTitle: ['Petición', 'Request'],
  },
  placeholders: {
    apiKey: ['TU_CLAVE_API', 'YOUR_API_KEY'],
    basic: ['TUS_CREDENCIALES_EN_BASE64', 'YOUR_CREDENTIALS_IN_BASE64'],
    boundary: ['limite-de-ejemplo', 'sample-boundary'],
    certificate: ['certificado.pem', 'certificate.pem'],
    file: ['archivo', 'file'],
    fileContent: ['contenido del archivo', 'content of the file'],
    key: ['clave', 'key'],
    password: ['CONTRASEÑA', 'PASSWORD'],
    privateKey: ['clave.pem', 'key.pem'],
    text: ['texto', 'text'],
    token: ['TU_TOKEN', 'YOUR_TOKEN'],
    user: ['USUARIO', 'USER'],
  },
  /** What the browser shows beside the samples. */
  rail: {
    allLanguages: ['Ver todos los lenguajes', 'Show all languages'],
    copyRequest: ['Copiar el ejemplo', 'Copy the sample'],
    copyResponse: ['Copiar la respuesta', 'Copy the response'],
    example: ['Ejemplo', 'Example'],
    language: ['Lenguaje del ejemplo', 'Language of the sample'],
    response: ['Respuesta', 'Response'],
    responseExample: ['Respuesta de ejemplo', 'Sample response'],
    status: ['Código de la respuesta', 'Status of the response'],
  },
  samples: {
    certificateNote: [
      'La API pide un certificado de cliente: configúralo en la biblioteca.',
      'The API requires a client certificate: configure it in the library.',
    ],
    digestNote: [
      'La API usa autenticación digest: indica el usuario y la contraseña en la biblioteca.',
      'The API uses digest authentication: give user and password to the library.',
    ],
    noEncodedSlash: [
      'Unirest no puede enviar %2F en la ruta.',
      'Unirest cannot send %2F in the path.',
    ],
    noMethod: [
      (library: string) => `${library} no admite este método.`,
      (library: string) => `${library} does not support this method.`,
    ],
    onServer: [
      'Ejecútalo en un servidor (Node.js 18 o posterior): la clave API no debe llegar al navegador.',
      'Run it on a server (Node.js 18 or later): the API key must not reach the browser.',
    ],
  },
  /** Keywords that limit or explain a single value, in the order of pages. */
  keywords: {
    format: ['Formato', 'Format'],
    const: ['Valor fijo', 'Fixed value'],
    default: ['Predeterminado', 'Default'],
    pattern: ['Patrón', 'Pattern'],
    minLength: ['Longitud mínima', 'Minimum length'],
    maxLength: ['Longitud máxima', 'Maximum length'],
    minimum: ['Mínimo', 'Minimum'],
    maximum: ['Máximo', 'Maximum'],
    exclusiveMinimum: ['Mayor que', 'Greater than'],
    exclusiveMaximum: ['Menor que', 'Less than'],
    multipleOf: ['Múltiplo de', 'Multiple of'],
    minItems: ['Elementos como mínimo', 'Items at least'],
    maxItems: ['Elementos como máximo', 'Items at most'],
    uniqueItems: ['Elementos sin repetir', 'Unique items'],
    minContains: ['Coincidencias como mínimo', 'Matches at least'],
    maxContains: ['Coincidencias como máximo', 'Matches at most'],
    minProperties: ['Claves como mínimo', 'Keys at least'],
    maxProperties: ['Claves como máximo', 'Keys at most'],
    dependentRequired: ['Claves que exigen otras', 'Keys that require others'],
    contentEncoding: ['Codificación', 'Encoding'],
    contentMediaType: ['Tipo de contenido', 'Content type'],
    xml: ['En XML', 'In XML'],
  },
  /** Keywords with one schema each, in the order of pages. */
  parts: {
    contains: ['Contiene al menos un elemento así', 'Contains at least one such item'],
    additionalItems: ['Los demás elementos', 'The other items'],
    unevaluatedItems: ['Los demás elementos', 'The other items'],
    propertyNames: ['Nombres de las claves', 'Names of the keys'],
    not: ['No puede ser', 'Must not be'],
    if: ['Si cumple', 'If it matches'],
    then: ['Entonces', 'Then'],
    else: ['Si no', 'Otherwise'],
    contentSchema: ['Contenido de la cadena', 'Content of the string'],
  },
  schema: {
    anyOf: ['Una o varias de estas opciones', 'One or more of these options'],
    freeObject: ['Objeto libre: admite cualquier clave.', 'Free object: allows any key.'],
    item: ['Cada elemento', 'Each item'],
    keyName: ['[clave]', '[key]'],
    noOtherKeys: ['No admite otras claves.', 'Allows no other keys.'],
    oneOf: ['Una de estas opciones', 'One of these options'],
    otherKeys: ['Admite además cualquier otra clave.', 'Also allows any other key.'],
    previous: ['el esquema anterior', 'the schema above'],
    recursive: [
      'Es recursivo: aquí se repite el esquema ',
      'It is recursive: here the schema repeats: ',
    ],
    required: ['Campos obligatorios: ', 'Required fields: '],
    seeFields: ['Sus campos se describen en ', 'Its fields are described in '],
    unnamed: ['esquema', 'schema'],
    by: [(property: string) => `Según ${property}`, (property: string) => `By ${property}`],
    discriminatedBy: [
      ['El campo ', ' dice cuál es.'],
      ['The field ', ' says which one it is.'],
    ],
    fields: [
      (count: number) => (count === 1 ? '1 campo' : `${count} campos`),
      (count: number) => (count === 1 ? '1 field' : `${count} fields`),
    ],
    ifPresent: [(name: string) => `Si está ${name}`, (name: string) => `If ${name} is present`],
    numberedItem: [(number: number) => `Elemento ${number}`, (number: number) => `Item ${number}`],
    option: [(number: number) => `Opción ${number}`, (number: number) => `Option ${number}`],
  },
  status: [spanishStatuses, englishStatuses],
  models: {
    id: ['modelos', 'models'],
    title: ['Modelos', 'Models'],
    many: [(count: number) => `${count} modelos`, (count: number) => `${count} models`],
    summary: [
      (api: string) => `Objetos de ${api} con sus campos.`,
      (api: string) => `Objects of ${api} with their fields.`,
    ],
  },
  tag: {
    onlyGroup: ['Operaciones', 'Operations'],
    partOf: ['Parte de ', 'Part of '],
    otherGroup: ['Otras operaciones', 'Other operations'],
    summary: [
      (tag: string, api: string, names: string) => `Operaciones de ${tag} en ${api}: ${names}.`,
      (tag: string, api: string, names: string) => `Operations of ${tag} in ${api}: ${names}.`,
    ],
  },
} as const;

type Chosen<T> = T extends readonly [infer Spanish, infer English]
  ? Spanish | English
  : { readonly [Key in keyof T]: Chosen<T[Key]> };

/** The texts of the generator in one language. */
export type ApiTexts = Chosen<typeof pairs>;

/** ApiTexts of the generator by language. */
export const apiTexts = { es: choose(pairs, 0) as ApiTexts, en: choose(pairs, 1) as ApiTexts };

/** A language that the generator can write. */
export type TextLanguage = keyof typeof apiTexts;

function choose(part: object, index: 0 | 1): unknown {
  if (Array.isArray(part)) return part[index];
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, choose(inner as object, index)]),
  );
}
