import type { ListedFile } from '../plugins/markdown-twins/options';
import type { Options } from '../plugins/served-files';
import { site } from './site';

/** Files that readers and tools download, by their path in the site. */
export const servedFiles = {
  files: {
    'aifindr-widget.d.ts': 'widget/aifindr-widget.d.ts',
    'swagger.yaml': 'examples/swagger.yaml',
  },
  json: { 'swagger.json': 'examples/swagger.yaml' },
  folders: { examples: 'examples' },
} satisfies Options;

/** What `llms.txt` says of the files beside the pages. */
export const listedFiles: ListedFile[] = [
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
];
