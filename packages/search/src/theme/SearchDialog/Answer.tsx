import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import type { Block, CodePiece } from '../../SearchIndex';
import styles from './styles.module.css';

interface Props {
  /** Id of the text, which describes the option that opens its section. */
  id: string;
  blocks: readonly Block[];
}

/** The part of a page that answers the query. It stands above the list, so that its text can be selected and its code copied. */
export default function Answer({ id, blocks }: Props): ReactNode {
  const rest = blocks.flatMap((block) =>
    block.kind === 'item' || block.kind === 'row' ? block : [],
  );
  const [first] = rest;
  const title = 'Respuesta';
  return (
    <section className={styles.answer} aria-label={title}>
      <p className={styles.answerLabel} aria-hidden="true">
        {title}
      </p>
      <div id={id}>
        {blocks.map((block, index) => {
          if (block.kind === 'code') return <Code key={index} pieces={block.pieces} />;
          if (block.kind === 'text') return <p key={index}>{withCode(block.text)}</p>;
          // Items and rows follow each other: all of them are one list.
          if (block !== first) return null;
          return (
            <ul key={index} className={clsx(block.kind === 'row' && styles.rows)}>
              {rest.map((one, place) => (
                <li key={place}>
                  {one.kind === 'row' && <strong>{withCode(one.name)}</strong>}
                  {withCode(one.text)}
                </li>
              ))}
            </ul>
          );
        })}
      </div>
    </section>
  );
}

function Code({ pieces }: { pieces: readonly CodePiece[] }): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.code}>
      <pre ref={code} translate="no" tabIndex={0}>
        <code>
          {pieces.map(([text, token], index) => (
            <span key={index} className={clsx(token && `token ${token}`)}>
              {text}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton className={styles.copy} getText={() => code.current?.textContent ?? ''} />
    </div>
  );
}

/** Text whose parts between backticks are code. */
function withCode(text: string): ReactNode[] {
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
