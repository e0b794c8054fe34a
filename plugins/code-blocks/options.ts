import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { knowsGrammar } from '../../lib/highlight/grammars';

/** Options of the plugin. */
export interface Options {
  /** Languages, beside the common ones, that must have a grammar. */
  languages: string[];
}

const schema = Joi.object<Options>({
  languages: Joi.array()
    .items(
      Joi.string().custom((language: string, { message }) =>
        knowsGrammar(language)
          ? language
          : message({ custom: `no grammar for the language "${language}"` }),
      ),
    )
    .required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
