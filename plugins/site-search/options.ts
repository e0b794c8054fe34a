import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';

/** Names of the parts of the site, outermost first, by the path that their pages are under. */
export type PlaceLabels = Record<string, string[]>;

/** Options of the plugin. */
export interface Options {
  places: PlaceLabels;
  /** Paths of the pages that the search proposes before anything is typed. */
  popular: string[];
  /** Paths that results never lead to. */
  leftOut: string[];
}

const path = Joi.string().pattern(/^\//);

const optionsSchema = Joi.object<Options>({
  places: Joi.object().pattern(path, Joi.array().items(Joi.string())).required(),
  popular: Joi.array().items(path).required(),
  leftOut: Joi.array().items(path).required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(optionsSchema, options);
}
