import { apiAsk, apiComponent, apiConversation, apiEvent, apiWidget } from './apiPages';
import { integrationId, integrations } from './integrations';
import { apiStart, type PageEntry, widgetStart } from './mainPages';
import { site } from './site';

/** A page that the home page links to, and that the not-found page proposes. */
interface Entry extends PageEntry {
  /** HTTP method of an operation. */
  method?: Uppercase<string>;
}

/** The parts of the site in reading order; labels are those of the sidebars. */
export const siteMap: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Guía del widget',
    entries: [
      ...widgetStart,
      {
        to: '/docs/widget-config/personalizacion',
        label: 'Personalización',
        text: 'Qué se configura en AI Findr Hub y qué se ajusta con CSS',
      },
      {
        to: '/docs/widget-config/contexto-metadatos',
        label: 'Contexto y metadatos',
        text: 'Qué ve la IA y qué solo ven las analíticas',
      },
      {
        to: '/docs/widget-config/api-reference',
        label: 'API de JavaScript',
        text: 'Métodos, eventos y estados de AIFindrWidget',
      },
    ],
  },
  {
    title: 'API HTTP',
    entries: [
      apiStart,
      {
        to: apiWidget,
        label: 'Obtener detalles del widget',
        text: 'El proyecto y su configuración',
        method: 'GET',
      },
      {
        to: apiAsk,
        label: 'Hacer pregunta',
        text: 'Respuesta completa o en streaming',
        method: 'POST',
      },
      {
        to: apiConversation,
        label: 'Crear conversación',
        text: 'Con metadatos para filtrarla en AI Findr Hub',
        method: 'POST',
      },
      {
        to: apiEvent,
        label: 'Registrar evento analítico',
        text: 'Preguntas, valoraciones y clics de tus visitantes',
        method: 'POST',
      },
      {
        to: apiComponent,
        label: 'Obtener componente de respuesta',
        text: 'Una pieza interactiva de una respuesta',
        method: 'GET',
      },
    ],
  },
  {
    title: 'Integraciones',
    entries: integrations.map((guide) => ({
      to: `/docs/${integrationId(guide)}`,
      label: guide.label,
      text: guide.difference,
    })),
  },
  {
    title: 'Referencias',
    entries: [
      {
        to: '/markdown-page',
        label: 'Cómo leer esta documentación',
        text: 'Términos, convenciones y preguntas abiertas',
      },
      {
        to: `pathname://${site.contractUrl}`,
        label: 'Especificación OpenAPI',
        text: 'La API en un archivo YAML',
      },
      {
        to: 'pathname:///aifindr-widget.d.ts',
        label: 'Tipos de TypeScript',
        text: 'Declaraciones de AIFindrWidget para TypeScript',
      },
    ],
  },
];
