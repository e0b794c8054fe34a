import type { Choice } from './choice';
import type { TriggerTexts } from './writeCode';

/**
 * Shows a choice in the picture and in the code below it. The picture takes its look from the code itself, as a stylesheet.
 *
 * @returns takes the stylesheet away
 */
export function showChoice(
  root: Element,
  choice: Choice,
  code: Readonly<Record<'html' | 'css', string>>,
  texts: TriggerTexts,
): () => void {
  const picture = root.querySelector<HTMLElement>('figure');
  const stage = picture?.querySelector<HTMLElement>('[data-stage]');
  if (picture) picture.dataset.trigger = choice.trigger;
  if (stage && choice.oscuro !== 'no') stage.dataset.theme = 'dark';
  else delete stage?.dataset.theme;
  const [kind, usual] =
    choice.trigger === 'campo' ? ['campo', texts.field] : ['boton', texts.button];
  const text = picture?.querySelector(`[data-text=${kind}]`);
  if (text) text.textContent = choice.texto || usual;
  for (const [language, written] of Object.entries(code)) {
    const element = root.querySelector(`pre[data-language=${language}] code`);
    if (element && element.textContent !== written) {
      element.replaceChildren(...color(written, language));
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fitToPicture(code.css));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** In the picture a long text is cut, the mode is that of its page, and its summary has the focus. */
const fitToPicture = (css: string): string =>
  css
    .replace('position: fixed;', '$& max-inline-size: calc(100% - 48px);')
    .replace('@media (prefers-color-scheme: dark)', '@media screen')
    .replace(/(\S+):focus-visible/g, 'summary:focus-visible $1');

/** Parts of a language that have a color, by the color's class (packages/code-blocks). */
const grammars: Readonly<Record<string, RegExp>> = {
  html: /(?<string>"[^"]*")|(?<function>[\w-]+(?==))|(?<tag>\b(?:button|input|a)(?=[\s>]))/,
  css: /(?<number>--[\w-]+(?=: )|\b\d+)|(?<function>^ *[^\s{}:@][^{}\n;]* (?=\{)|[a-z][a-z-]*(?=: ))|(?<keyword>@media)|#[\da-f]+\b/m,
};

/** Code as nodes, in the colors that the build gives to it. */
function color(text: string, language: string): (Node | string)[] {
  const grammar = new RegExp(grammars[language] ?? /$^/, 'gm');
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const { 0: match, index, groups } of text.matchAll(grammar)) {
    const name = Object.keys(groups ?? {}).find((key) => groups?.[key] !== undefined);
    if (name === undefined) continue;
    const token = document.createElement('span');
    token.className = `token ${name}`;
    token.textContent = match;
    nodes.push(text.slice(end, index), token);
    end = index + match.length;
  }
  return [...nodes, text.slice(end)];
}
