import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** A file that `llms.txt` names beside the pages. */
export interface ListedFile {
  /** Path in the site, without the leading slash. */
  path: string;
  title: string;
  description: string;
}

/** Where the plugin finds what no page says. */
export interface Options {
  /** Instructions for coding assistants, relative to the site's folder. */
  instructions: string;
  /** Files of interest to tools. */
  files: readonly ListedFile[];
  /** Most characters that a file of one page may have. */
  limit: number;
}

const file = Joi.object<ListedFile>({
  path: Joi.string().required(),
  title: Joi.string().required(),
  description: Joi.string().required(),
});

const schema = Joi.object<Options>({
  instructions: Joi.string().required(),
  files: Joi.array().items(file).required(),
  limit: Joi.number().integer().positive().required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
