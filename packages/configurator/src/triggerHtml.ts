import type { Token } from '@aifindr-docs/code-blocks/highlight/tokens';
import { type Choice, defaultTexts } from './choice';
import { mergePieces, type Piece } from './tokens';

const id = 'ai-findr-trigger';

/** Renders the HTML of a trigger as highlighted code. */
export function renderTriggerHtml({ trigger, text }: Choice): Token[] {
  const shownText = text || defaultTexts[trigger];
  switch (trigger) {
    case 'button':
      return renderElement('button', { type: 'button', id }, shownText);
    case 'link':
      return renderElement('a', { href: 'ayuda.html', id, role: 'button' }, shownText);
    case 'field': {
      const attributes = {
        type: 'text',
        id,
        'aria-label': 'Pregunta lo que necesites',
        placeholder: shownText,
        autocomplete: 'off',
      };
      return mergePieces([...renderUnclosedTag('input', attributes, '\n  '), '\n', '/>']);
    }
  }
}

type Attributes = Readonly<Record<string, string>>;

function renderElement(name: string, attributes: Attributes, text: string): Token[] {
  const tag = renderUnclosedTag(name, attributes, ' ');
  return mergePieces([...tag, '>', escapeHtml(text), '</', { text: name, color: 'tag' }, '>']);
}

/** Renders a start tag without its final `>`. The separator is rendered before each attribute. */
function renderUnclosedTag(name: string, attributes: Attributes, separator: string): Piece[] {
  const pieces = Object.entries(attributes).flatMap(([attribute, value]): Piece[] => [
    separator,
    { text: attribute, color: 'function' },
    '=',
    { text: `"${escapeHtml(value)}"`, color: 'string' },
  ]);
  return ['<', { text: name, color: 'tag' }, ...pieces];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
