import type { ReactNode } from 'react';
import { type CodeToken, decodeTokens } from '../field-links/encodedTokens';
import type { ColoredCode } from '../model/types';
import CodeText from './CodeText';

interface Props extends ColoredCode {
  /** Name for the fence of a Markdown copy. */
  language?: string;
}

/** Code with its colors; lines that show a field are an element with its anchor. */
export default function Code({ code, language, ...encoded }: Props): ReactNode {
  return (
    // Scrollable, so that it needs the focus (WCAG 2.1.1).
    <pre tabIndex={0} translate="no" data-language={language || undefined}>
      <code>
        {decodeTokens(code, encoded).map(({ field, tokens }, index) =>
          field === undefined ? (
            tokens.map(renderToken)
          ) : (
            <span key={index} data-field={field}>
              {tokens.map(renderToken)}
            </span>
          ),
        )}
      </code>
    </pre>
  );
}

function renderToken({ text, kind }: CodeToken, index: number): ReactNode {
  return kind === undefined ? (
    <CodeText key={index} text={text} />
  ) : (
    <span key={index} className={`token ${kind}`}>
      <CodeText text={text} />
    </span>
  );
}
