import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { Options } from './types';

const text = Joi.string().required();

const schema = Joi.object<Options>({
  fields: Joi.array()
    .items(
      Joi.object({
        name: Joi.string()
          .pattern(/^[\da-z-]+$/)
          .required(),
        label: text,
        code: text,
        placeholders: Joi.array()
          .items(Joi.string().pattern(/^[\w-]+$/))
          .min(1)
          .required(),
      }),
    )
    .min(1)
    .unique('name')
    .required(),
  texts: Joi.object({
    title: text,
    intro: text,
    more: text,
    change: text,
    description: text,
    own: text,
    kept: text,
    notKept: text,
    secret: text,
    save: text,
    clear: text,
    close: text,
    wrongCharacters: text,
    tooLong: text,
  }).required(),
});

/** Validates the options of the plugin. */
export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options | undefined, Options>): Options {
  return validate(schema, options);
}
