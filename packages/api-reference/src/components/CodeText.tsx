import { type ReactNode, useContext } from 'react';
import { breakAddresses } from '@aifindr-docs/code-blocks/components/Address';
import { splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import { Placeholders } from './Placeholders';

/** A stretch of a sample: its addresses break after a slash, its placeholders are elements that say what they stand for. */
export default function CodeText({ text }: { text: string }): ReactNode {
  const placeholders = useContext(Placeholders);
  const render = (part: string) =>
    splitPlaceholders(part, placeholders).map((piece, index) =>
      piece.placeholder === undefined ? (
        piece.text
      ) : (
        <var key={index} data-placeholder={piece.placeholder}>
          {piece.text}
        </var>
      ),
    );
  return text.includes('://') ? breakAddresses(text, render) : render(text);
}
