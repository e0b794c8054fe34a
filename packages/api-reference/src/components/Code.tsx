import type { ReactNode } from 'react';
import { type CodeToken, decodeTokens } from '../field-links/encodedTokens';
import type { MarkedNode } from '../field-links/marks';
import type { ColoredCode } from '../model/types';
import CodeText from './CodeText';

interface Props extends ColoredCode {
  /** Name for the fence of a Markdown copy. */
  language?: string;
}

/** Code with its colors, and what shows a field in an element with the anchor of the field. */
export default function Code({ code, hang, language, ...encoded }: Props): ReactNode {
  return (
    // Scrollable, so that it needs the focus (WCAG 2.1.1).
    <pre tabIndex={0} translate="no" data-language={language || undefined} data-hang={hang}>
      <code>{decodeTokens(code, encoded).map(renderNode)}</code>
    </pre>
  );
}

function renderNode(node: MarkedNode<CodeToken>, index: number): ReactNode {
  if ('children' in node) {
    return (
      <span key={index} data-field={node.field} data-part={node.isPart ? '' : undefined}>
        {node.children.map(renderNode)}
      </span>
    );
  }
  const { text, kind } = node;
  return kind === undefined ? (
    <CodeText key={index} text={text} />
  ) : (
    <span key={index} className={`token ${kind}`}>
      <CodeText text={text} />
    </span>
  );
}
