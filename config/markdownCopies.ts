import type { Options } from '@aifindr-docs/page-outputs/markdown';
import { languageTabs } from './languageTabs';
import { site } from './site';

/** The Markdown copies of the pages, and the lists for assistants. */
export const markdownOptions: Options = {
  instructions: 'docs/_asistentes.md',
  files: [
    {
      path: site.contractUrl.slice(1),
      title: 'Especificación OpenAPI de la API (YAML)',
      description: 'Las operaciones de la API con sus parámetros, esquemas, errores y ejemplos.',
    },
    {
      path: 'swagger.json',
      title: 'Especificación OpenAPI de la API (JSON)',
      description: 'La misma especificación en JSON.',
    },
    {
      path: site.collectionUrl.slice(1),
      title: 'Colección de Postman de la API',
      description:
        'Las peticiones de la especificación, para Postman, Insomnia, Bruno o Hoppscotch.',
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
  fenceLanguages: Object.fromEntries(
    languageTabs.map(({ language, highlight }) => [language, highlight]),
  ),
};
