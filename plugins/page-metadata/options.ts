import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** What the plugin cannot read from a page. */
export interface Options {
  /** Names of the parts of the site that a folder of pages belongs to, from the outermost; as in the search. */
  places: Readonly<Record<string, readonly string[]>>;
  /** Drawing that the icons are made from, relative to the site's folder. */
  icon: string;
  /** Who publishes the site. */
  publisher: { name: string; url: string };
}

const schema = Joi.object<Options>({
  places: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.string())).required(),
  icon: Joi.string().required(),
  publisher: Joi.object({
    name: Joi.string().required(),
    url: Joi.string().uri().required(),
  }).required(),
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
