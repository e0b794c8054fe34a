import { Joi } from '@docusaurus/utils-validation';
import { apiTexts, type TextLanguage } from '@aifindr-docs/openapi/texts';
import { sampleWriters } from '@aifindr-docs/request-samples';

/** Options of the preset; paths are relative to the site. */
export interface Options {
  /** Id of the docs plugin that serves the pages; each further contract needs its own. @default 'openapi' */
  id: string;
  /** The contract. Without it, the pages are those that the command has written into `output`. */
  contract?: string;
  /** Folder of the pages, in which nothing else may be; no other docs plugin may have it. */
  output: string;
  /** Path under which the pages are served, without that of the site. */
  route: string;
  /** Language of what the generator says. @default the locale of the site */
  language: TextLanguage;
  /** Languages of the samples, in the order of their tabs. @default defaultSamples */
  samples: readonly string[];
  /** Address of the contract for readers. */
  download?: string;
  /** Whether `$ref` may name files outside the folder of the contract. @default false */
  allowOuterFiles?: boolean;
}

/** What most readers of an API look for. */
export const defaultSamples = ['curl', 'python', 'nodejs', 'php', 'ruby', 'java', 'csharp', 'go'];

export const textLanguages = Object.keys(apiTexts);

/** Names of all languages of samples. */
export const sampleNames = Object.keys(sampleWriters);

const schema = Joi.object<Options>({
  id: Joi.string()
    .pattern(/^openapi[\w-]*$/)
    .default('openapi'),
  contract: Joi.string(),
  output: Joi.string().required(),
  route: Joi.string()
    .pattern(/^\/.*[^/]$/)
    .required(),
  language: Joi.valid(...textLanguages).required(),
  samples: Joi.array()
    .items(Joi.valid(...sampleNames))
    .min(1)
    .unique()
    .default(defaultSamples),
  download: Joi.string(),
  allowOuterFiles: Joi.boolean(),
});

/**
 * Checks the options of the preset; the language is that of the locale unless they have one.
 *
 * @throws Error naming every mistake
 */
export function readOptions(options: object, locale?: string): Options {
  const language = textLanguages.find((one) => locale?.split('-')[0] === one);
  const read = schema.validate({ language, ...options }, { abortEarly: false });
  if (read.error) throw new Error(`@aifindr-docs/openapi-preset: ${read.error.message}`);
  return read.value;
}
