import type { Options } from '../plugins/built-pages/options';
import { apiAsk } from './apiPages';
import { languageTabs } from './languageTabs';
import { site } from './site';

/** What the build publishes of the pages besides their HTML. */
export const builtPages = {
  sections: {
    '/docs/api': ['API HTTP'],
    '/docs/category': ['Widget'],
    '/docs/widget-config': ['Widget'],
    '/docs/widget-config/integraciones': ['Widget', 'Integraciones'],
  },
  popular: [
    '/docs/widget-config/instalacion',
    '/docs/widget-config/triggers',
    '/docs/widget-config/contexto-metadatos',
    apiAsk,
  ],
  instructions: 'docs/_asistentes.md',
  files: [
    {
      path: site.contractUrl.slice(1),
      title: 'Contrato de la API (OpenAPI, YAML)',
      description: 'Las cinco operaciones con sus parámetros, esquemas, errores y ejemplos.',
    },
    {
      path: 'swagger.json',
      title: 'Contrato de la API (OpenAPI, JSON)',
      description: 'El mismo contrato en JSON.',
    },
    {
      path: 'aifindr-widget.d.ts',
      title: 'Tipos de AIFindrWidget (TypeScript)',
      description: 'Declaraciones del objeto global del widget, con su documentación.',
    },
    {
      path: 'examples/index.txt',
      title: 'Ejemplos completos',
      description: 'La lista de los archivos de los ejemplos, para descargarlos tal cual.',
    },
    {
      path: 'llms-full.txt',
      title: 'Toda la documentación en un archivo',
      description: 'Todas las páginas en Markdown, una detrás de otra.',
    },
  ],
  markdownLimit: 50_000,
  fenceLanguages: Object.fromEntries(
    languageTabs.map(({ language, highlight }) => [language, highlight]),
  ),
  logo: 'static/img/logo-dark.svg',
  publisher: site.publisher,
  generatedFrom: { 'docs/api': ['examples/swagger.yaml', 'docs/_api/[name].mdx'] },
  listsFrom: ['sidebars.ts'],
} satisfies Options;
