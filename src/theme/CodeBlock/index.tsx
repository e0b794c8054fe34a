// Change: plain text only. Code is highlighted at build time, so the browser needs no highlighter.
import type { Props } from '@theme/CodeBlock';
import { Children, type ReactNode } from 'react';
import PlainCodeBlock from '@aifindr-docs/code-blocks/components/CodeBlock';

/** Code that a component passes as text: shown as it is, with the same controls as a fence. */
export default function CodeBlock({ children, title }: Props): ReactNode {
  const text = Children.toArray(children)
    .filter((child) => typeof child === 'string')
    .join('');
  return (
    <PlainCodeBlock language="" {...(typeof title === 'string' && { title })}>
      <pre translate="no">
        <code>{text}</code>
      </pre>
    </PlainCodeBlock>
  );
}
