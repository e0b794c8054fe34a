import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** A file that `llms.txt` lists beside the pages. */
export interface ListedFile {
  /** Path in the site, without the leading slash. */
  path: string;
  title: string;
  description: string;
}

/** What the built pages do not say themselves. Paths of files are relative to the site's folder, paths of pages to the base URL. */
export interface Options {
  /** Names of the sections of the site, outermost first, by the path that their pages are under. */
  sections: Readonly<Record<string, readonly string[]>>;
  /** Pages that search proposes before anything is typed. */
  popular: readonly string[];
  /** Instructions for coding assistants, part of `llms.txt`. */
  instructions: string;
  /** Files that `llms.txt` lists after the pages. */
  files: readonly ListedFile[];
  /** Characters that a Markdown file must stay below: assistants cut longer ones off. */
  markdownLimit: number;
  /** Language of a Markdown fence by the `data-language` of a code block, where the two differ. */
  fenceLanguages: Readonly<Record<string, string>>;
  /** SVG of the site's logo, drawn on the social cards. */
  logo: string;
  /** Publisher named in the structured data. */
  publisher: { name: string; url: string };
  /** Files that generated pages are made from, by the folder of those pages; `[name]` is replaced by the name of a page. */
  generatedFrom: Readonly<Record<string, readonly string[]>>;
  /** Files that define the pages without a source file: the lists of the pages of a category. */
  listsFrom: readonly string[];
}

const text = Joi.string().required();
const texts = Joi.array().items(Joi.string()).required();
const pagePath = Joi.string().pattern(/^\//);

const schema = Joi.object<Options>({
  sections: Joi.object().pattern(pagePath, texts).required(),
  popular: Joi.array().items(pagePath).required(),
  instructions: text,
  files: Joi.array()
    .items(Joi.object({ path: text, title: text, description: text }))
    .required(),
  markdownLimit: Joi.number().integer().positive().required(),
  fenceLanguages: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  logo: text,
  publisher: Joi.object({ name: text, url: Joi.string().uri().required() }).required(),
  generatedFrom: Joi.object().pattern(Joi.string(), texts).required(),
  listsFrom: texts,
});

export function validateOptions({
  options,
  validate,
}: OptionValidationContext<Options, Options>): Options {
  return validate(schema, options);
}
