import { postmanCollection } from '@aifindr-docs/api-reference/postmanCollection';
import type { Options } from '@aifindr-docs/page-outputs';
import { buildIdTag } from '@aifindr-docs/page-outputs/buildIdTag';
import { type Options as CardOptions, socialCards } from '@aifindr-docs/page-outputs/cards';
import { compressedCopies } from '@aifindr-docs/page-outputs/compressedCopies';
import { responseHeaders } from '@aifindr-docs/page-outputs/headers';
import {
  markdownAndLlmsTxt,
  type Options as MarkdownOptions,
} from '@aifindr-docs/page-outputs/markdown';
import { sitemap } from '@aifindr-docs/page-outputs/sitemap';
import { structuredData } from '@aifindr-docs/page-outputs/structuredData';
import { searchIndex } from '@aifindr-docs/search/indexing';
import { languageTabs } from './apiReference';
import { readColorTokens } from './readColorTokens';
import { searchIndexOptions } from './search';
import { sections, site } from './site';

/** Options of the Markdown copies of the pages and of `llms.txt`. */
const markdownOptions: MarkdownOptions = {
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

/** Social cards have the colors of dark mode, which contrast with the white background of most link previews. */
const { dark: getColor } = readColorTokens();

const cardOptions: CardOptions = {
  logo: 'static/img/logo-dark.svg',
  sections,
  colors: {
    ground: getColor('surface'),
    line: getColor('brand-line'),
    title: getColor('text-strong'),
    text: getColor('text'),
    brand: getColor('brand'),
    chip: getColor('brand-soft'),
  },
};

/** The steps that change the built pages and write further files, in the order in which they run. */
export const pageOutputs: Options = {
  steps: () => [
    postmanCollection({
      specPath: site.contractFile,
      rulesPath: site.contractRules,
      file: site.collectionUrl.slice(1),
    }),
    searchIndex(searchIndexOptions()),
    markdownAndLlmsTxt(markdownOptions),
    socialCards(cardOptions),
    buildIdTag(),
    structuredData({ publisher: site.publisher }),
    responseHeaders(),
    sitemap(),
    compressedCopies(),
  ],
};
