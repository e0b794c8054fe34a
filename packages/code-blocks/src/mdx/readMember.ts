/**
 * The declaration of a member of an interface, with all its overloads and without comments, as a page shows it.
 *
 * @param source text of a formatted file of types, whose members are indented by two spaces
 * @throws Error when there is no such member
 */
export function readMember(source: string, name: string): string {
  // Its last line is its first one too, or is indented as that is.
  const declaration = new RegExp(`^ {2}(?:readonly )?${name}\\b(?:.*;|[^]*?\\n {2}\\S.*;)$`, 'gm');
  const declarations = source.match(declaration) ?? [];
  if (declarations.length === 0) throw new Error(`no member "${name}"`);
  return declarations.join('\n').replaceAll(/^ *\/\*\*.*\*\/\n|^ {2}/gm, '');
}
