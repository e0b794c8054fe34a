import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { type SampleLanguage, sampleWriters } from '@aifindr-docs/request-samples';
import type { LanguageKeys } from './model/types';
import { apiTexts, type TextLanguage } from './texts';

/** Options of the plugin: specPath, outputDir, downloadUrl and sidebarOptions are those of docusaurus-plugin-openapi-docs. */
export interface Options {
  /** The contract, relative to the site. */
  specPath: string;
  /** Folder of the generated pages, inside `docsDir`; relative to the site. */
  outputDir: string;
  /** Folder of the docs plugin that serves the pages, relative to the site. @default 'docs' */
  docsDir: string;
  /** Path under which the pages are served, without a slash at its end. */
  routeBase: string;
  /** Whether that docs plugin serves nothing else: the information page is at `routeBase`, and operations have the whole width. */
  isAlone?: boolean;
  /** Folder of hand-written MDX, inside `docsDir`: `<id of a page>.mdx` is shown on that page. */
  proseDir?: string;
  /** Language of the texts of the generator. */
  language: TextLanguage;
  /** Languages of the samples in the order of their tabs. */
  sampleLanguages: readonly SampleLanguage[];
  /** The language of a first visit. @default the first one */
  defaultLanguage?: string;
  /** Where the reader's choice is kept. */
  languageKeys: LanguageKeys;
  /** Texts of samples that stand for a value of the reader, each with a name: elements with `data-placeholder`. */
  placeholders?: Readonly<Record<string, string>>;
  /** Pages that the rest of the site links to, and the file that lists them. */
  linkedPages?: { file: string; routes: readonly string[] };
  /** Address of the contract for readers. */
  downloadUrl?: string;
  /** Addresses of the same in other formats, by their names for readers. */
  otherDownloads?: Readonly<Record<string, string>>;
  /** Whether `$ref` may name files outside the folder of the contract. @default false */
  allowOuterFiles?: boolean;
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
    .required(),
  isAlone: Joi.boolean(),
  proseDir: Joi.string(),
  language: Joi.valid(...Object.keys(apiTexts)).required(),
  sampleLanguages: Joi.array()
    .items(
      Joi.object({
        language: Joi.valid(...Object.keys(sampleWriters)).required(),
        highlight: Joi.string().required(),
      }),
    )
    .min(1)
    .unique('language')
    .required(),
  defaultLanguage: Joi.string(),
  languageKeys: Joi.object({
    storage: Joi.string().default('sample-language'),
    parameter: Joi.string().default('lang'),
  }).default({ storage: 'sample-language', parameter: 'lang' }),
  placeholders: Joi.object().pattern(/^[\w-]+$/, Joi.string()),
  linkedPages: Joi.object({
    file: Joi.string().required(),
    routes: Joi.array().items(Joi.string()).required(),
  }),
  downloadUrl: Joi.string(),
  otherDownloads: Joi.object().pattern(Joi.string(), Joi.string()),
  allowOuterFiles: Joi.boolean(),
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
