import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { type TextLanguage, texts } from '../../lib/api-texts';

/** Options of the plugin: section 3 of the specification, "API documentation generation settings". */
export interface Options {
  /** The contract, relative to the site. */
  specPath: string;
  /** Folder of the generated pages, inside `docsDir`; relative to the site. */
  outputDir: string;
  /** Folder of the docs plugin that serves the pages, relative to the site. @default 'docs' */
  docsDir: string;
  /** Path under which the pages are served. @default '/docs/api' */
  routeBase: string;
  /** Folder of hand-written MDX: `<id of a page>.mdx` goes into that page. */
  proseDir?: string;
  /** Language of the texts of the generator. @default 'es' */
  language: TextLanguage;
  /** Pages that the rest of the site links to, and the file that lists them. */
  linkedPages?: { file: string; routes: readonly string[] };
  /** Address of the contract for readers. */
  downloadUrl?: string;
  /** Handed to docusaurus-plugin-openapi-docs. */
  sidebarOptions: {
    groupPathsBy: 'tag';
    categoryLinkSource: 'tag';
    sidebarCollapsed: boolean;
  };
}

const schema = Joi.object<Options>({
  specPath: Joi.string().required(),
  outputDir: Joi.string().required(),
  docsDir: Joi.string().default('docs'),
  routeBase: Joi.string()
    .pattern(/^\/.*[^/]$/)
    .default('/docs/api'),
  proseDir: Joi.string(),
  language: Joi.valid(...Object.keys(texts)).default('es'),
  linkedPages: Joi.object({
    file: Joi.string().required(),
    routes: Joi.array().items(Joi.string()).required(),
  }),
  downloadUrl: Joi.string(),
  sidebarOptions: Joi.object({
    groupPathsBy: Joi.valid('tag').required(),
    categoryLinkSource: Joi.valid('tag').required(),
    sidebarCollapsed: Joi.boolean().required(),
  }).required(),
});

/** Validates the options of the plugin. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options | undefined, Options>): Options {
  return validate(schema, options);
}
