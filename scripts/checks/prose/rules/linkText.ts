import type { Rule } from '../Block';

const emptyTexts =
  /^(?:(?:haz |pulsa )?(?:clic )?aquí|(?:en )?(?:este|el siguiente) enlace|enlace|(?:ver|leer|saber|lee|descubre|conoce) más|más(?: información)?|esta página|esto|página|documentación)$/iu;

/** The text of a link names its target. */
export const linkTextRule: Rule = ({ links }) =>
  links
    .filter(({ text }) => text.trim() === '' || emptyTexts.test(text.trim()))
    .map(({ text, index }) => ({ index, message: `link text "${text}" does not name the target` }));
