// Change: plain text only. Code is highlighted at build time, so the browser needs no highlighter here.
import { Children, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import HighlightedCode from '@site/src/components/HighlightedCode';

/** Code that a component passes as text: shown as it is, with the same controls as a fence. */
export default function CodeBlock({ children, title }: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return (
    <HighlightedCode
      language=""
      {...(typeof title === 'string' && { title })}
      html={text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'))}
    />
  );
}
