import type { ReactNode } from 'react';
import { breakAddresses } from '@aifindr-docs/code-blocks/components/Address';
import type { ColoredCode } from '../model/types';
import { decodeTokens } from './tokens';

interface Props extends ColoredCode {
  /** Name for the fence of a Markdown copy. */
  language?: string;
}

/** Code with its colors. */
export default function Code({ code, tokens, language }: Props): ReactNode {
  return (
    // Scrollable, so that it needs the focus (WCAG 2.1.1).
    <pre tabIndex={0} translate="no" data-language={language || undefined}>
      <code>
        {decodeTokens(code, tokens).map(({ text, kind }, index) =>
          kind === undefined ? (
            text
          ) : (
            <span key={index} className={`token ${kind}`}>
              {text.includes('://') ? breakAddresses(text) : text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
