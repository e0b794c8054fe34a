import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Options of the plugin. */
export interface Options {
  /** Modules that go into one chunk as soon as two lazily loaded chunks need them; matched by path. */
  shared: RegExp;
  /** Styles, matched by path, that only the pages which use them load, by the name of their file. */
  stylesheets: Record<string, RegExp>;
}

const schema = Joi.object<Options>({
  shared: Joi.object().instance(RegExp).required(),
  stylesheets: Joi.object().pattern(Joi.string(), Joi.object().instance(RegExp)).required(),
});

/** @throws Error naming the option that is missing or no regular expression */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
