import { type Choice, values } from './choice';
import type { TriggerTexts } from './writeCode';

/** Kinds of the code in a variant. */
type Code = Readonly<Record<'html' | 'css', string>>;

interface Options {
  texts: TriggerTexts;
  /** Whether the reader has changed what showed before: what is other code now comes into view in its listing. */
  isChange: boolean;
}

/**
 * Shows a choice in the picture and in the code around it. The picture takes its look from the code itself, as a stylesheet.
 *
 * @returns takes the stylesheet away, and stops observing
 */
export function showChoice(
  root: Element,
  choice: Choice,
  code: Code,
  { texts, isChange }: Options,
): () => void {
  const isDark = choice.oscuro !== values.oscuro[0];
  const picture = root.querySelector<HTMLElement>('figure');
  const stage = picture?.querySelector<HTMLElement>('[data-stage]');
  if (picture) picture.dataset.trigger = choice.trigger;
  if (stage && isDark) stage.dataset.theme = 'dark';
  else delete stage?.dataset.theme;
  const [kind, usual] =
    choice.trigger === 'campo' ? ['campo', texts.field] : ['boton', texts.button];
  const text = picture?.querySelector(`[data-text=${kind}]`);
  if (text) text.textContent = choice.texto === '' ? usual : choice.texto;
  const strip = root.querySelector<HTMLElement>('[data-strip]');
  const trigger = picture?.querySelector('#ai-findr-trigger')?.parentElement;
  // On phones the strip shows the trigger as soon as half of the picture's own is above the viewport, or below the bars at its head.
  const observer = new IntersectionObserver(
    ([entry]) => strip?.toggleAttribute('data-shown', (entry?.intersectionRatio ?? 1) < 0.5),
    { rootMargin: '-108px 0px 9999px', threshold: 0.5 },
  );
  if (strip && trigger) {
    const shown = trigger.children[choice.trigger === 'campo' ? 1 : 0];
    if (shown) observer.observe(shown);
    strip.dataset.trigger = choice.trigger;
    if (isDark) strip.dataset.theme = 'dark';
    else delete strip.dataset.theme;
    strip.replaceChildren(...trigger.cloneNode(true).childNodes);
    strip.firstElementChild?.removeAttribute('id');
  }
  for (const [language, text] of Object.entries(code)) {
    const element = root.querySelector(`pre[data-language=${language}] code`);
    const before = element?.textContent ?? '';
    if (element && before !== text) {
      element.replaceChildren(...color(text, language));
      if (isChange) showLine(element, findChange(before, text));
    }
    // Its listing has a fixed height: what is longer can be scrolled to by keyboard.
    element?.parentElement?.setAttribute('tabindex', '0');
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fitToPicture(code.css));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Where the first line that was not there before starts; blank ones do not count. The last line where only something is missing. */
export function findChange(before: string, text: string): number {
  const old = before.split('\n');
  const lines = text.split('\n');
  const first = lines.findIndex((line, index) => line !== '' && line !== old[index]);
  const above = lines.slice(0, first < 0 ? -1 : first);
  return above.reduce((length, line) => length + line.length + 1, 0);
}

/** Scrolls the box of a listing, and nothing around it, to the line that starts at a place in its text, unless it is in view. */
function showLine(code: Element, start: number): void {
  const box = code.closest('.theme-code-block')?.lastElementChild;
  const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let left = start;
  while (nodes.nextNode() && left >= (nodes.currentNode.nodeValue?.length ?? 0)) {
    left -= nodes.currentNode.nodeValue?.length ?? 0;
  }
  const range = document.createRange();
  range.setStart(nodes.currentNode, left);
  range.setEnd(nodes.currentNode, left + 1);
  const [line] = range.getClientRects();
  if (!box || !line) return;
  const { top, bottom } = box.getBoundingClientRect();
  // The box ends in a fade; one line more shows where this one is.
  const room = 2 * line.height;
  if (line.top < top || line.bottom > bottom - room) box.scrollTop += line.top - top - room;
}

/** In the picture a long text is cut, the mode is that of its page, and its summary has the focus; the strip has a copy of the trigger, without its id. */
const fitToPicture = (css: string): string =>
  css
    .replace('position: fixed;', '$& max-inline-size: calc(100% - 48px);')
    .replace('@media (prefers-color-scheme: dark)', '@media screen')
    .replace(/(\S+):focus-visible/g, 'summary:focus-visible $1')
    .replace(/#ai-findr-trigger/g, ':is(#ai-findr-trigger, [data-strip] > :first-child)');

/** Parts of a language that have a color, by the color's class (packages/code-blocks). */
const grammars: Readonly<Record<string, RegExp>> = {
  html: /(?<string>"[^"]*")|(?<function>[\w-]+(?==))|(?<tag>\b(?:button|input|a)(?=[\s>]))/g,
  css: /(?<number>--[\w-]+(?=: )|\b\d+)|(?<function>^ *[^\s{}:@][^{}\n;]* (?=\{)|[a-z][a-z-]*(?=: ))|(?<keyword>@media)|#[\da-f]+\b/gm,
};

/** Code as nodes, in the colors that the build gives to it. */
function color(text: string, language: string): (Node | string)[] {
  const grammar = grammars[language];
  const nodes: (Node | string)[] = [];
  let end = 0;
  if (grammar === undefined) return [text];
  text.replace(grammar, (match: string, ...rest: unknown[]) => {
    const groups = rest[rest.length - 1] as Record<string, string | undefined>;
    const start = rest[rest.length - 3] as number;
    const name = Object.keys(groups).find((key) => groups[key] !== undefined);
    if (name !== undefined) {
      const token = document.createElement('span');
      token.className = `token ${name}`;
      token.textContent = match;
      nodes.push(text.slice(end, start), token);
      end = start + match.length;
    }
    return match;
  });
  return [...nodes, text.slice(end)];
}
