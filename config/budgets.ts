/**
 * The most that a first visit of a page may cost; bytes as a host with brotli sends them, in KB of 1,000 bytes, prefetching
 * excluded. A page that outgrows its budget is made lighter, or the reason is written down in DECISIONS.md.
 */
export interface Budget {
  javascriptKb: number;
  stylesheetsKb: number;
  /** Everything together: document, fonts and images too. */
  totalKb: number;
  /** Requests until the page answers: React has taken over what stands in it. */
  requests: number;
  /** Elements of the page once it has loaded. */
  nodes: number;
  /** What is fetched ahead for the pages that may come next, while nothing shows which one it will be. */
  prefetchKb: number;
  /** Sum of the layout shifts of the first second and a half (web.dev/articles/cls). */
  layoutShift: number;
}

/** What every page keeps to; a shift below five thousandths is one that no tool shows. */
const page = {
  javascriptKb: 115,
  stylesheetsKb: 14,
  totalKb: 165,
  requests: 14,
  prefetchKb: 100,
  layoutShift: 0.005,
};

/** Budget of each route of section 2 of the specification. */
export const budgets: Readonly<Record<string, Budget>> = {
  '/': { ...page, nodes: 480 },
  '/markdown-page': { ...page, nodes: 450 },
  '/docs/api/ai-findr-api': { ...page, nodes: 900 },
  '/docs/api/analytics': { ...page, nodes: 450 },
  '/docs/api/answer-components': { ...page, nodes: 450 },
  '/docs/api/chat': { ...page, nodes: 500 },
  '/docs/api/widget': { ...page, nodes: 450 },
  '/docs/api/crear-conversacion': { ...page, nodes: 1050 },
  '/docs/api/hacer-pregunta': { ...page, nodes: 2100 },
  '/docs/api/obtener-componente-de-respuesta': { ...page, nodes: 850 },
  '/docs/api/obtener-detalles-del-widget': { ...page, nodes: 1550 },
  '/docs/api/registrar-evento-analitico': { ...page, nodes: 2150 },
  '/docs/category/integraciones': { ...page, nodes: 550 },
  '/docs/widget-config/intro': { ...page, nodes: 800 },
  '/docs/widget-config/instalacion': { ...page, nodes: 1600 },
  '/docs/widget-config/personalizacion': { ...page, nodes: 1450 },
  '/docs/widget-config/triggers': { ...page, nodes: 1300 },
  '/docs/widget-config/contexto-metadatos': { ...page, nodes: 1400 },
  '/docs/widget-config/api-reference': { ...page, nodes: 2350 },
  '/docs/widget-config/integraciones/angular': { ...page, nodes: 1500 },
  '/docs/widget-config/integraciones/html': { ...page, nodes: 1650 },
  '/docs/widget-config/integraciones/react-nextjs': { ...page, nodes: 2450 },
  '/docs/widget-config/integraciones/wordpress': { ...page, nodes: 1600 },
};
