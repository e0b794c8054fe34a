import type { ReactNode } from 'react';
import type { Token } from '../highlight/tokens';

interface Props {
  language: string;
  tokens: readonly Token[];
}

/** Renders code that depends on a choice of the reader as the `<pre>` that `highlightFences` puts into `<CodeBlock>` for a fence. */
export default function HighlightedCode({ language, tokens }: Props): ReactNode {
  return (
    <pre translate="no" data-language={language}>
      <code>
        {tokens.map(({ text, color }, index) =>
          color === undefined ? (
            text
          ) : (
            <span key={index} className={`token ${color}`}>
              {text}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}
