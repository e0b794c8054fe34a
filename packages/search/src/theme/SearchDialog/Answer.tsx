import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import type { Block, CodeToken } from '../../SearchIndex';
import styles from './styles.module.css';

interface Props {
  /** Id of the element with the blocks, to which the option of the answer refers by `aria-describedby`. */
  id: string;
  blocks: readonly Block[];
}

/** The blocks that answer the query. They are outside the listbox, so that their text can be selected and their code copied. */
export default function Answer({ id, blocks }: Props): ReactNode {
  const listBlocks = blocks.flatMap((block) =>
    block.kind === 'item' || block.kind === 'row' ? block : [],
  );
  const [firstListBlock] = listBlocks;
  const title = 'Respuesta';
  return (
    <section className={styles.answer} aria-label={title}>
      <p className={`note ${styles.answerLabel}`} aria-hidden="true">
        {title}
      </p>
      <div id={id}>
        {blocks.map((block, index) => {
          if (block.kind === 'code') return <CopyableCode key={index} tokens={block.tokens} />;
          if (block.kind === 'text') return <p key={index}>{renderTextWithCode(block.text)}</p>;
          // The items or rows of an answer follow each other, so the first one renders all of them as one list.
          if (block !== firstListBlock) return null;
          return (
            <ul key={index} className={clsx(block.kind === 'row' && ['clean-list', styles.rows])}>
              {listBlocks.map((item, position) => (
                <li key={position}>
                  {item.kind === 'row' && <strong>{renderTextWithCode(item.name)}</strong>}
                  {renderTextWithCode(item.text)}
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

function CopyableCode({ tokens }: { tokens: readonly CodeToken[] }): ReactNode {
  const preRef = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.code}>
      <pre ref={preRef} translate="no" tabIndex={0}>
        <code>
          {tokens.map(([text, color], index) => (
            <span key={index} className={clsx(color && `token ${color}`)}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton className={styles.copy} getText={() => preRef.current?.textContent ?? ''} />
    </div>
  );
}

/** Renders a text whose parts between backticks are code. */
function renderTextWithCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      <span key={index}>{part}</span>
    ) : (
      <code key={index} translate="no">
        {part}
      </code>
    ),
  );
}
