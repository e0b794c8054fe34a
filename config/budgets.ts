/**
 * The most that a first visit of a page may cost; bytes as a host with brotli sends them, in KB of 1,000 bytes, prefetching
 * excluded. A page that outgrows its budget is made lighter, or the reason is written down in DECISIONS.md.
 */
export interface Budget {
  javascriptKb: number;
  stylesheetsKb: number;
  /** Everything together: document, fonts and images too. */
  totalKb: number;
  /** Requests before the page's `load`. */
  requests: number;
  /** Elements of the page once it has loaded. */
  nodes: number;
  /** Sum of the layout shifts of the first second and a half (web.dev/articles/cls). */
  layoutShift: number;
}

/** Pages outside the documentation: no sidebar, no MDX of their own but the example page's. */
const plain = { stylesheetsKb: 14, totalKb: 155, requests: 14, layoutShift: 0.01 };
const documentation = { ...plain, requests: 16 };

/** Budget of each route of section 2 of the specification. */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': { ...plain, javascriptKb: 115, nodes: 480 },
  '/markdown-page': { ...plain, javascriptKb: 115, nodes: 450 },
  '/docs/api/ai-findr-api': { ...documentation, javascriptKb: 127, totalKb: 172, nodes: 900 },
  '/docs/api/analytics': { ...documentation, javascriptKb: 124, totalKb: 164, nodes: 450 },
  '/docs/api/answer-components': { ...documentation, javascriptKb: 124, totalKb: 164, nodes: 450 },
  '/docs/api/chat': { ...documentation, javascriptKb: 124, totalKb: 165, nodes: 500 },
  '/docs/api/widget': { ...documentation, javascriptKb: 124, totalKb: 164, nodes: 450 },
  '/docs/api/crear-conversacion': {
    ...documentation,
    javascriptKb: 126,
    totalKb: 175,
    nodes: 1050,
  },
  '/docs/api/hacer-pregunta': { ...documentation, javascriptKb: 132, totalKb: 188, nodes: 2100 },
  '/docs/api/obtener-componente-de-respuesta': {
    ...documentation,
    javascriptKb: 125,
    totalKb: 173,
    nodes: 850,
  },
  '/docs/api/obtener-detalles-del-widget': {
    ...documentation,
    javascriptKb: 127,
    totalKb: 176,
    nodes: 1550,
  },
  '/docs/api/registrar-evento-analitico': {
    ...documentation,
    javascriptKb: 127,
    totalKb: 183,
    nodes: 2150,
  },
  '/docs/category/integraciones': { ...documentation, javascriptKb: 111, totalKb: 152, nodes: 550 },
  '/docs/widget-config/intro': { ...documentation, javascriptKb: 123, totalKb: 167, nodes: 800 },
  '/docs/widget-config/instalacion': {
    ...documentation,
    javascriptKb: 127,
    totalKb: 176,
    nodes: 1600,
  },
  '/docs/widget-config/personalizacion': {
    ...documentation,
    javascriptKb: 126,
    totalKb: 173,
    nodes: 1450,
  },
  '/docs/widget-config/triggers': {
    ...documentation,
    javascriptKb: 126,
    totalKb: 172,
    nodes: 1300,
  },
  '/docs/widget-config/contexto-metadatos': {
    ...documentation,
    javascriptKb: 126,
    totalKb: 173,
    nodes: 1400,
  },
  '/docs/widget-config/api-reference': {
    ...documentation,
    javascriptKb: 130,
    totalKb: 181,
    nodes: 2350,
  },
  '/docs/widget-config/integraciones/angular': {
    ...documentation,
    javascriptKb: 128,
    totalKb: 177,
    nodes: 1500,
  },
  '/docs/widget-config/integraciones/html': {
    ...documentation,
    javascriptKb: 127,
    totalKb: 175,
    nodes: 1650,
  },
  '/docs/widget-config/integraciones/react-nextjs': {
    ...documentation,
    javascriptKb: 132,
    totalKb: 185,
    nodes: 2450,
  },
  '/docs/widget-config/integraciones/wordpress': {
    ...documentation,
    javascriptKb: 127,
    totalKb: 176,
    nodes: 1600,
  },
};
