import type { ReactNode } from 'react';
import type { Token } from '../highlight/tokens';

interface Props {
  language: string;
  tokens: readonly Token[];
}

/** Renders a `<pre>` for `<CodeBlock>` with the same HTML as `highlightFences`, for code that changes in the browser. */
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
