import type { CodePiece, Problem } from './Finding';
import { findNearest } from './measureDistance';
import type { Surface } from './readSurface';

/** Attributes of the script tag, and classes, ids and variables of the widget's CSS. */
export function checkPageNames(
  piece: CodePiece,
  surface: Surface,
  isOwn: (name: string) => boolean,
): Problem[] {
  return [...checkAttributes(piece, surface), ...checkCss(piece, surface, isOwn)];
}

function isAttribute(name: string, surface: Surface): boolean {
  // `data-meta-` alone names the prefix.
  return surface.attributes.includes(name) || /^data-meta-[\w-]*\*?$/.test(name);
}

function checkAttributes({ text }: CodePiece, surface: Surface): Problem[] {
  const problems = new Map<number, Problem>();
  const report = (index: number, name: string) => {
    const nearest = findNearest(name, surface.attributes, 3);
    const message = `the script tag has no attribute "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`;
    problems.set(index, { index, name, message });
  };
  // Every data attribute of a tag that loads the widget has to be known.
  for (const tag of text.matchAll(/<script\b[^>]*widget\.js[^>]*>/gi)) {
    for (const match of tag[0].matchAll(/\bdata-[\w-]+/g)) {
      if (!isAttribute(match[0], surface)) report(tag.index + match.index, match[0]);
    }
  }
  // Elsewhere a page has data attributes of its own: only what looks like one of the widget's has to be one.
  for (const match of text.matchAll(/(?<![\w-])data-[A-Za-z][\w-]*\*?/g)) {
    const [name] = match;
    if (isAttribute(name, surface)) continue;
    const looksKnown = /^data-(?:client|meta|var|widget)(?:-|$)/i.test(name);
    if (looksKnown || findNearest(name, surface.attributes, name.length > 10 ? 2 : 1))
      report(match.index, name);
  }
  return [...problems.values()];
}

/** Places where a name is plainly a class or an id of an element. */
const cssContexts = [
  /\b(?:querySelector(?:All)?|matches|closest)\([^)]*?[.#](ai-[\w-]+)/g,
  /\bgetElementById\(\s*['"`](ai-[\w-]+)/g,
  /\bclassList\.\w+\(\s*['"`](ai-[\w-]+)/g,
  /\bid=["'{`]+(ai-[\w-]+)/g,
];
const selector = /(?<![\w)/-])[.#](ai-[\w-]+)/g;

function checkCss(piece: CodePiece, surface: Surface, isOwn: (name: string) => boolean): Problem[] {
  const { text } = piece;
  const found: { index: number; name: string }[] = [];
  for (const context of cssContexts) {
    for (const match of text.matchAll(context)) {
      found.push({ index: match.index, name: match[1] ?? '' });
    }
  }
  for (const list of text.matchAll(/\bclass(?:Name)?=["'{`]+([^"'`}]*)/g)) {
    for (const name of (list[1] ?? '').split(/\s+/)) {
      if (name.startsWith('ai-')) found.push({ index: list.index, name });
    }
  }
  for (const match of text.matchAll(selector)) {
    const name = match[1] ?? '';
    // Outside of style sheets and selector calls `#ai-…` may be a link of the page's own, unless it is nearly a known name.
    const isSelector = piece.language === 'css' || (piece.kind === 'inline' && !isOwn(match[0]));
    if (isSelector || findNearest(name, surface.cssNames, 2))
      found.push({ index: match.index, name });
  }
  // Alone in inline code a name says nothing of its kind: it may be the page's own, if the page's code has it.
  if (piece.kind === 'inline' && /^ai-[\w-]+$/.test(text) && !isOwn(text)) {
    found.push({ index: 0, name: text });
  }
  const problems = found
    .filter(({ name }) => !surface.cssNames.has(name))
    .map(({ index, name }) => {
      const nearest = findNearest(name, surface.cssNames, 3);
      return {
        index,
        name,
        message: `the widget has no class or id "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`,
      };
    });
  for (const match of text.matchAll(/(?<![\w-])--(?:ai|button)-[\w-]+/g)) {
    const [name] = match;
    if (surface.cssVariables.has(name)) continue;
    const nearest = findNearest(name, surface.cssVariables, 4);
    problems.push({
      index: match.index,
      name,
      message: `the widget has no variable "${name}"${nearest ? `; did you mean "${nearest}"?` : ''}`,
    });
  }
  return problems;
}
