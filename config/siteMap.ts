import { apiAsk, apiComponent, apiConversation, apiEvent, apiWidget } from './apiPages';
import { integrationId, integrations } from './integrations';
import { apiStart, type PageEntry, widgetStart } from './mainPages';
import { site } from './site';

/** A page that the home page links to, and that the not-found page proposes. */
interface Entry extends PageEntry {
  /** HTTP method of an operation. */
  method?: Uppercase<string>;
}

const entry = (to: string, label: string, text: string, method?: Entry['method']): Entry => ({
  to,
  label,
  text,
  ...(method && { method }),
});

/** The parts of the site in reading order; labels are those of the sidebars. */
export const siteMap: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: 'Guía del widget',
    entries: [
      ...widgetStart,
      entry(
        '/docs/widget-config/personalizacion',
        'Personalización',
        'Qué se configura en AI Findr Hub y qué se ajusta con CSS',
      ),
      entry(
        '/docs/widget-config/contexto-metadatos',
        'Contexto y metadatos',
        'Qué ve la IA y qué solo ven las analíticas',
      ),
      entry(
        '/docs/widget-config/api-reference',
        'API de JavaScript',
        'Métodos, eventos y estados de AIFindrWidget',
      ),
    ],
  },
  {
    title: 'API HTTP',
    entries: [
      apiStart,
      entry(apiWidget, 'Obtener detalles del widget', 'El proyecto y su configuración', 'GET'),
      entry(apiAsk, 'Hacer pregunta', 'Respuesta completa o en streaming', 'POST'),
      entry(
        apiConversation,
        'Crear conversación',
        'Con metadatos para filtrarla en AI Findr Hub',
        'POST',
      ),
      entry(
        apiEvent,
        'Registrar evento analítico',
        'Preguntas, valoraciones y clics de tus visitantes',
        'POST',
      ),
      entry(
        apiComponent,
        'Obtener componente de respuesta',
        'Una pieza interactiva de una respuesta',
        'GET',
      ),
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
      entry(
        '/markdown-page',
        'Cómo leer esta documentación',
        'Términos, convenciones y preguntas abiertas',
      ),
      entry(
        `pathname://${site.contractUrl}`,
        'Especificación OpenAPI',
        'La API en un archivo YAML',
      ),
      entry(
        'pathname:///aifindr-widget.d.ts',
        'Tipos de TypeScript',
        'Declaraciones de AIFindrWidget para TypeScript',
      ),
    ],
  },
];
