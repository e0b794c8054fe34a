import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the plugin. */
export interface Options {
  /** Variable font to cut, as a module's path. */
  font: string;
  /** The lightest and the heaviest weight that the site's styles use. */
  weights: { min: number; max: number };
  /** What readers may type, or components say, whatever the texts hold. */
  letters: string;
  /** Files and folders of the texts, relative to the site's folder; what they hold beyond `letters` is kept too. */
  texts: readonly string[];
}

const schema = Joi.object<Options>({
  font: Joi.string().required(),
  weights: Joi.object({ min: Joi.number().required(), max: Joi.number().required() }).required(),
  letters: Joi.string().required(),
  texts: Joi.array().items(Joi.string()).required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
