import { type ReactNode, useContext } from 'react';
import { breakAddresses } from '@aifindr-docs/code-blocks/components/Address';
import { splitPlaceholders } from '@aifindr-docs/code-blocks/splitPlaceholders';
import { Placeholders } from './Placeholders';

interface Props {
  text: string;
  /** Whether addresses in it break after a slash. */
  hasAddresses?: boolean;
}

/** A stretch of a sample; its placeholders are elements that say what they stand for. */
export default function CodeText({ text, hasAddresses = false }: Props): ReactNode {
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
  return hasAddresses ? breakAddresses(text, render) : render(text);
}
