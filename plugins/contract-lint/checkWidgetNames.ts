import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

const files = /\.(?:[cm]?[jt]sx?|php|css|html|json|mdx?)$/;

/** Members of `AIFindrWidget`, its constants and internals, its events and its storage key. */
export function checkWidgetNames(
  piece: CodePiece,
  surface: Surface,
  isOwn: (name: string) => boolean,
): Problem[] {
  return [
    ...checkMembers(piece, surface),
    ...checkGlobal(piece, isOwn),
    ...checkEvents(piece, surface),
    ...(piece.kind === 'inline' ? checkInlineNames(piece, surface, isOwn) : []),
  ];
}

function unknown(index: number, name: string, what: string, known: Iterable<string>): Problem {
  const nearest = findNearest(name, known, 3);
  return {
    index,
    name,
    message: `${what} "${name}" is not in the contract${nearest ? `; did you mean "${nearest}"?` : ''}`,
  };
}

function checkMembers({ text }: CodePiece, surface: Surface): Problem[] {
  const problems: Problem[] = [];
  const chain = /\bAIFindrWidget!?\s*\??\.\s*([A-Za-z_$][\w$]*)(?:\s*\??\.\s*([A-Za-z_$][\w$]*))?/g;
  for (const match of text.matchAll(chain)) {
    const [whole, first = '', second] = match;
    const nested =
      first === 'EVENTS'
        ? surface.constants
        : first === '_debug'
          ? surface.debugMembers
          : undefined;
    if (!surface.members.has(first) && !surface.types.has(first)) {
      problems.push(
        unknown(match.index, first, 'AIFindrWidget member', [...surface.members, ...surface.types]),
      );
    } else if (nested && second && !nested.has(second)) {
      problems.push(
        unknown(
          match.index + whole.lastIndexOf(second),
          second,
          `AIFindrWidget.${first} member`,
          nested,
        ),
      );
    }
  }
  return problems;
}

function checkGlobal({ text }: CodePiece, isOwn: (name: string) => boolean): Problem[] {
  return [...text.matchAll(/\b[A-Za-z_]*f\w?i\w?nd\w*widget\b/gi)]
    .filter(([name]) => name !== 'AIFindrWidget' && !isOwn(name))
    .filter(([name]) => findNearest(name.toLowerCase(), ['aifindrwidget'], 2) !== undefined)
    .map((match) => ({
      index: match.index,
      name: match[0],
      message: `the global object is "AIFindrWidget", not "${match[0]}"`,
    }));
}

function checkEvents({ text }: CodePiece, surface: Surface): Problem[] {
  const problems: Problem[] = [];
  const quoted = /(['"`])((?:widget|conversation|message)\.[A-Za-z]+)\1/g;
  const listened = /\b(?:widget|AIFindrWidget)!?\??\.(?:on|off)\(\s*(['"`])([^'"`]+)\1/g;
  const seen = new Set<number>();
  for (const match of [...text.matchAll(listened), ...text.matchAll(quoted)]) {
    const name = match[2] ?? '';
    const index = match.index + match[0].lastIndexOf(name);
    if (surface.events.has(name) || files.test(name) || seen.has(index)) continue;
    seen.add(index);
    problems.push(unknown(index, name, 'event', surface.events));
  }
  for (const match of text.matchAll(/\blocalStorage\.\w+\(\s*['"`](ai_?findr\w*)/gi)) {
    const name = match[1] ?? '';
    if (!surface.storageKeys.has(name))
      problems.push(unknown(match.index, name, 'storage key', surface.storageKeys));
  }
  return problems;
}

/** Inline code names things without their surroundings: `widget.opened`, `widget.open()`, `CONV_STARTED`. */
function checkInlineNames(
  { text }: CodePiece,
  surface: Surface,
  isOwn: (name: string) => boolean,
): Problem[] {
  const event = /^(?:widget|conversation|message)\.[A-Za-z]+$/.exec(text)?.[0];
  if (event && !files.test(event) && !surface.events.has(event) && !isOwn(event)) {
    return [unknown(0, event, 'event', surface.events)];
  }
  const member = /^widget\??\.(\w+)\(/.exec(text)?.[1];
  if (member && !surface.members.has(member) && !isOwn(member)) {
    return [unknown(0, member, 'AIFindrWidget member', surface.members)];
  }
  const constant = /^(?:WIDGET|CONV|MESSAGE)_[A-Z_]+$/.exec(text)?.[0];
  if (constant && !surface.constants.has(constant) && !isOwn(constant)) {
    return [unknown(0, constant, 'event constant', surface.constants)];
  }
  return [];
}
