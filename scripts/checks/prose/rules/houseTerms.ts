import { reportMatches, type Finder } from '../reportMatches';

/** A way of saying that the house does not use, and the way that it does. */
interface HouseTerm {
  pattern: RegExp;
  instead: string;
  /** A text that breaks the rule: the test proves with it that the rule can fail. */
  example: string;
}

/** Matches whole words: `\b` does not know that á is a letter. */
function words(alternatives: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${alternatives})(?![\\p{L}\\p{N}_-])`, flags);
}

/** One word for one thing, and a Spanish word where there is one. */
export const houseTerms: readonly HouseTerm[] = [
  {
    pattern: words('disparador(?:es)?|activador(?:es)?|lanzador(?:es)?'),
    instead: 'trigger',
    example: 'El disparador abre el widget.',
  },
  {
    pattern: words('api[ -]keys?|llaves? (?:de la |de )?api|claves? de (?:la )?api'),
    instead: 'clave API',
    example: 'Guarda tu API key.',
  },
  {
    pattern: words('metadata|meta-?\\s?data|meta datos'),
    instead: 'metadatos',
    example: 'La metadata no cambia.',
  },
  {
    pattern: words('sesi(?:ón|ones) de chat|charlas?|chat sessions?|hilos?'),
    instead: 'conversación',
    example: 'Abre otra sesión de chat.',
  },
  {
    pattern: words('answer components?|componentes? de contestación', 'gu'),
    instead: 'componente de respuesta',
    example: 'Lee un answer component.',
  },
  {
    pattern: words('context', 'gu'),
    instead: 'contexto (o `context` como código)',
    example: 'Envía el context.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_@./-])ai-?findr(?![\p{L}\p{N}_-]|\.\p{L})/giu,
    instead: 'AI Findr',
    example: 'Escribe a AIFindr.',
  },
  {
    pattern: words('AI findr|Ai Findr|ai findr|AI FINDR', 'gu'),
    instead: 'AI Findr',
    example: 'El widget de Ai Findr.',
  },
  { pattern: words('AI(?! Findr)', 'gu'), instead: 'IA', example: 'La AI responde.' },
  {
    pattern: words('Javascript|javascript|Typescript|typescript', 'gu'),
    instead: 'JavaScript, TypeScript',
    example: 'Un archivo de Javascript.',
  },
  {
    pattern: words('Wordpress|wordpress|Word Press', 'gu'),
    instead: 'WordPress',
    example: 'Instala Wordpress.',
  },
  {
    pattern: words('next\\.?js(?<!Next\\.js)|reactjs|angularjs'),
    instead: 'Next.js, React, Angular',
    example: 'Con NextJS.',
  },
  { pattern: words('iFrames?|IFRAMEs?', 'gu'), instead: 'iframe', example: 'Dentro de un iFrame.' },
  { pattern: words('dashboards?'), instead: 'panel', example: 'Mira el dashboard.' },
  { pattern: words('web ?sites?'), instead: 'sitio', example: 'Tu website.' },
  { pattern: words('e-?mails?'), instead: 'correo', example: 'Envía un email.' },
  {
    pattern: words('set(?:ear|ea|ees|eas|eando|eado|eada)'),
    instead: 'definir, poner',
    example: 'Hay que setear el valor.',
  },
  {
    pattern: words('customiz(?:ar|a|ación|able|ables|ado|ada|ando)'),
    instead: 'personalizar',
    example: 'Puedes customizar el botón.',
  },
  {
    pattern: words('lin(?:k|que)(?:ear|ar|ea|eado|eada)|links?'),
    instead: 'enlazar, enlace',
    example: 'Hay que linkear la página.',
  },
  {
    pattern: words('cli(?:ck|que)(?:ear|ar|ea|eado)|clicar|clics? aquí|click(?!:)'),
    instead: 'pulsar',
    example: 'Haz click.',
  },
  {
    pattern: words('test(?:ear|ea|eado|eando)'),
    instead: 'probar',
    example: 'Conviene testear el código.',
  },
  {
    pattern: words('deploy(?:ar|a|s)?|deployado'),
    instead: 'desplegar, despliegue',
    example: 'Haz un deploy.',
  },
  {
    pattern: words('log(?:uear|uea|ueo|uearse|in|out)'),
    instead: 'iniciar sesión, registrar',
    example: 'Hay que loguear el error.',
  },
  {
    pattern: words('debug(?:uear|gear|ging|gea|uea)?'),
    instead: 'depurar',
    example: 'Para debuggear.',
  },
  {
    pattern: words('cheque(?:ar|a|ado|ando)'),
    instead: 'comprobar',
    example: 'Hay que chequear el estado.',
  },
  {
    pattern: words('host(?:ear|ing|eado|ea)'),
    instead: 'alojar',
    example: 'El hosting del sitio.',
  },
  {
    pattern: words('librerías?(?= de (?:código|software|JavaScript|React|Angular))'),
    instead: 'biblioteca',
    example: 'Una librería de JavaScript.',
  },
  { pattern: words('marcos?'), instead: 'framework', example: 'Con un marco de JavaScript.' },
  {
    pattern: words('dibuj(?:ar|arse|a|an|e|en|ado|ada|ados|adas|o|os)'),
    instead: 'renderizar, renderizado; imagen, icono, diagrama',
    example: 'El componente se dibuja otra vez.',
  },
  {
    pattern: words('diseños? raíz|rutas? de diseño'),
    instead: 'layout',
    example: 'Va en el diseño raíz.',
  },
  { pattern: words('arreglos?'), instead: 'solución', example: 'Síntoma, causa y arreglo.' },
  { pattern: words('códigos? cortos?'), instead: 'shortcode', example: 'Un código corto.' },
  {
    pattern: words('(?:tecla|a|con|pulsa|pulsar) Intro', 'gu'),
    instead: 'Enter',
    example: 'El botón responde a Intro.',
  },
  {
    pattern: words('recog(?:e|es|er|en) (?:el|un|su|ese|siempre el) rechazo'),
    instead: 'capturar el error',
    example: 'El código recoge el rechazo.',
  },
  {
    pattern: words('(?:al|del|el|un|otro|ese) hub(?! de)', 'gu'),
    instead: 'hub.aifindr.ai (el servidor) o AI Findr Hub (el panel)',
    example: 'Las peticiones al hub.',
  },
  { pattern: words('endpoints?'), instead: 'operación', example: 'Llama al endpoint.' },
  {
    pattern: words(
      'bugs?|features?|snippets?|strings?|arrays?|requests?|responses?|headers?|back-?ends?|front-?ends?|pop-?ups?|feedback|performance',
    ),
    instead: 'la palabra española',
    example: 'El header de la petición.',
  },
  {
    pattern: words('soport(?:ar|a|an|ado|ada|ados|adas)'),
    instead: 'admitir, ser compatible',
    example: 'El widget soporta dos modos.',
  },
  {
    pattern: words('remover|remueve|remuével[oa]'),
    instead: 'quitar, retirar',
    example: 'Para remover el widget.',
  },
  {
    pattern: words('en base a'),
    instead: 'según, a partir de',
    example: 'Responde en base a tu contenido.',
  },
  { pattern: words('a nivel de'), instead: 'en', example: 'A nivel de página.' },
  {
    pattern: words('eventualmente'),
    instead: 'al final, a veces',
    example: 'Eventualmente llega.',
  },
  {
    pattern: words('asum(?:e|es|en|imos|ir)'),
    instead: 'suponer, dar por hecho',
    example: 'El código asume que hay un botón.',
  },
  { pattern: words('online|on-line'), instead: 'en línea', example: 'Tu tienda online.' },
  { pattern: words('offline|off-line'), instead: 'sin conexión', example: 'Funciona offline.' },
  {
    pattern: words('por default|por defecto'),
    instead: 'predeterminado',
    example: 'El valor por defecto.',
  },
];

/** Words of the house. */
export const houseTermsRule = reportMatches(
  houseTerms.map(({ pattern, instead }): Finder => [
    pattern,
    (found) => `"${found}": the house says ${instead}`,
  ]),
);
