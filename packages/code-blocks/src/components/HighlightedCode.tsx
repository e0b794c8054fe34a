import type { ReactNode } from 'react';
import type { Token } from '../highlight/tokens';

interface Props {
  language: string;
  tokens: readonly Token[];
}

/** Renders tokens that change in the browser as a `<pre>` for `<CodeBlock>`, such as `highlightFences` renders for a fence in the build. */
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
