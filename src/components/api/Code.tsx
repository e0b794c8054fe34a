import type { ReactNode } from 'react';
import type { ColouredCode } from '@site/plugins/api-reference/model/types';
import { breakAddresses } from './Address';
import { decodeTokens } from './tokens';

interface Props extends ColouredCode {
  /** Name for the fence of a Markdown copy. */
  language?: string;
}

/** Code with its colours. */
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
