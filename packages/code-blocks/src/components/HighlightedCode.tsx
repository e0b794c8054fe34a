import type { ReactNode } from 'react';
import type { Token } from '../highlight/tokens';

interface Props {
  language: string;
  tokens: readonly Token[];
}

/** The content of a `<CodeBlock>` whose code depends on what the reader chooses. It is the HTML that `highlightFences` writes for a fence. */
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
