import { decodeTokens } from '../tokens';

/** Colours the code of a sample, once, by its encoded tokens. */
export function colourCode(code: HTMLElement): void {
  const { tokens } = code.dataset;
  if (tokens === undefined) return;
  const nodes = decodeTokens(code.textContent ?? '', tokens).map(({ text, kind }) => {
    if (kind === undefined) return text;
    const span = document.createElement('span');
    span.className = `token ${kind}`;
    span.textContent = text;
    return span;
  });
  code.replaceChildren(...nodes);
  delete code.dataset.tokens;
}
