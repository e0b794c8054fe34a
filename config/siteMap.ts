import { apiAsk, apiComponent, apiConversation, apiEvent, apiWidget } from './apiPages';
import { integrationId, integrations } from './integrations';
import { apiStart, widgetStart } from './mainPages';
import { site } from './site';

/** A page that the home page links to. */
interface Entry {
  to: string;
  label: string;
  /** HTTP method of an operation. */
  method?: Uppercase<string>;
}

/** The parts of the site in reading order; labels are those of the sidebars. */
export const siteMap: readonly { id: string; title: string; entries: readonly Entry[] }[] = [
  {
    id: 'paginas-guia',
    title: 'Guía del widget',
    entries: [
      ...widgetStart,
      { to: '/docs/widget-config/personalizacion', label: 'Personalización' },
      { to: '/docs/widget-config/contexto-metadatos', label: 'Contexto y metadatos' },
      { to: '/docs/widget-config/api-reference', label: 'API de JavaScript' },
    ],
  },
  {
    id: 'paginas-api',
    title: 'API HTTP',
    entries: [
      apiStart,
      { to: apiWidget, label: 'Obtener detalles del widget', method: 'GET' },
      { to: apiAsk, label: 'Hacer pregunta', method: 'POST' },
      { to: apiConversation, label: 'Crear conversación', method: 'POST' },
      { to: apiEvent, label: 'Registrar evento analítico', method: 'POST' },
      { to: apiComponent, label: 'Obtener componente de respuesta', method: 'GET' },
    ],
  },
  {
    id: 'paginas-integraciones',
    title: 'Integraciones',
    entries: integrations.map((guide) => ({
      to: `/docs/${integrationId(guide)}`,
      label: guide.label,
    })),
  },
  {
    id: 'paginas-referencias',
    title: 'Referencias',
    entries: [
      { to: '/markdown-page', label: 'Cómo leer esta documentación' },
      { to: `pathname://${site.contractUrl}`, label: 'Especificación OpenAPI' },
      { to: 'pathname:///aifindr-widget.d.ts', label: 'Tipos de TypeScript' },
    ],
  },
];
