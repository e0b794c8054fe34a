import type { Choice } from './choice';
import { attributeToken, code, stringToken, tagToken, type Token } from './tokens';

/** The default texts of a trigger. */
export interface TriggerTexts {
  /** Text of a button or a link. */
  readonly button: string;
  /** Placeholder of a field. */
  readonly field: string;
  /** Accessible name of a field. */
  readonly fieldName: string;
}

/** Renders the HTML of a trigger as highlighted code. */
export function renderTriggerHtml({ trigger, text }: Choice, texts: TriggerTexts): Token[] {
  const id = attribute('id', 'ai-findr-trigger');
  switch (trigger) {
    case 'button':
      return element('button', [attribute('type', 'button'), id], text || texts.button);
    case 'link': {
      const attributes = [attribute('href', 'ayuda.html'), id, attribute('role', 'button')];
      return element('a', attributes, text || texts.button);
    }
    case 'field': {
      const attributes = [
        attribute('type', 'text'),
        id,
        attribute('aria-label', texts.fieldName),
        attribute('placeholder', text || texts.field),
        attribute('autocomplete', 'off'),
      ];
      const lines = attributes.flatMap((tokens) => code`\n  ${tokens}`);
      return code`<${tagToken('input')}${lines}\n${{ text: '/>' }}`;
    }
  }
}

function element(name: string, attributes: readonly Token[][], text: string): Token[] {
  const start = [tagToken(name), ...attributes.flatMap((tokens) => code` ${tokens}`)];
  return code`<${start}>${{ text: escapeHtml(text) }}</${tagToken(name)}>`;
}

function attribute(name: string, value: string): Token[] {
  return code`${attributeToken(name)}=${stringToken(`"${escapeHtml(value)}"`)}`;
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
