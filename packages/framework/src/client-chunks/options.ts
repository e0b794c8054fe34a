import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin. Folders are relative to the site's. */
export interface Options {
  /** Folders whose modules go into one chunk as soon as two lazily loaded chunks need them. */
  shared: readonly string[];
  /** Folders whose styles only the pages which use them load, by the name of the sheet. */
  stylesheets: Readonly<Record<string, readonly string[]>>;
}

const folders = Joi.array().items(Joi.string()).min(1).required();

const schema = Joi.object<Options>({
  shared: folders,
  stylesheets: Joi.object().pattern(Joi.string(), folders).required(),
});

/** @throws Error naming the option that is missing or no list of folders */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
