import clsx from 'clsx';
import { type ReactNode, useRef } from 'react';
import CopyButton from '@aifindr-docs/ui/CopyButton';
import type { AnswerResult } from '../../engine/describeResults';
import type { AnswerBlock, CodePiece } from '../../SearchIndex';
import styles from './styles.module.css';
import { texts } from './texts';

interface Props extends Pick<AnswerResult, 'blocks'> {
  /** Id of the text, which describes the option that opens its section. */
  id: string;
}

/** The part of a page that answers the query. It stands above the list, so that its text can be selected and its code copied. */
export default function Answer({ id, blocks }: Props): ReactNode {
  return (
    <section className={styles.answer} aria-label={texts.answer()}>
      <p className={styles.answerLabel} aria-hidden="true">
        {texts.answer()}
      </p>
      <div id={id}>
        {listRuns(blocks).map((run, index) => (
          <Run key={index} run={run} />
        ))}
      </div>
    </section>
  );
}

/** Blocks in order; items and rows that follow each other are one run. */
function listRuns(blocks: readonly AnswerBlock[]): AnswerBlock[][] {
  const runs: AnswerBlock[][] = [];
  for (const block of blocks) {
    const [last] = runs.slice(-1);
    const isList = block.kind === 'item' || block.kind === 'row';
    if (isList && last?.[0]?.kind === block.kind) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

function Run({ run }: { run: readonly AnswerBlock[] }): ReactNode {
  const [first] = run;
  if (first?.kind === 'code') return <Code pieces={first.pieces} />;
  if (first?.kind === 'text') return <p>{withCode(first.text)}</p>;
  const [only] = run.length === 1 ? run : [];
  if (only !== undefined && only.kind !== 'code') {
    return (
      <p>
        <Cells text={only.text} />
      </p>
    );
  }
  return (
    <ul className={clsx(first?.kind === 'row' && styles.rows)}>
      {run.map((block, index) => (
        <li key={index}>{block.kind !== 'code' && <Cells text={block.text} />}</li>
      ))}
    </ul>
  );
}

/** A row as its name and, as sentences, what is said of it; an item as it is. */
function Cells({ text }: { text: string }): ReactNode {
  const [first = '', ...others] = text.split(' · ');
  if (others.length === 0) return withCode(first);
  let name = first;
  // A short cell, such as a number, is a part of the name.
  while (others.length > 1 && /^[^.]{1,16}$/.test(others[0] ?? '')) name += ` · ${others.shift()}`;
  return (
    <>
      <strong>{withCode(name)}</strong> {withCode(others.join('. ').replaceAll('.. ', '. '))}
    </>
  );
}

function Code({ pieces }: { pieces: readonly CodePiece[] }): ReactNode {
  const code = useRef<HTMLPreElement>(null);
  return (
    <div className={styles.code}>
      <pre ref={code} translate="no" tabIndex={0}>
        <code>
          {pieces.map(([text, token = ''], index) => (
            <span key={index} className={clsx(token && `token ${token}`)}>
              {withWholeNames(text)}
            </span>
          ))}
        </code>
      </pre>
      <CopyButton className={styles.copy} getText={() => code.current?.textContent ?? ''} />
    </div>
  );
}

/** Code whose names do not break at their hyphens. */
function withWholeNames(text: string): ReactNode[] {
  return text
    .split(/([\w.#-]*-[\w.#-]*)/)
    .map((part, index) => (index % 2 === 0 ? part : <span key={index}>{part}</span>));
}

/** Text whose parts between backticks are code, which keeps the punctuation after it. */
function withCode(text: string): ReactNode[] {
  return text.split(/(`[^`]*`[,.;:)]?)/).map((part, index) => {
    if (index % 2 === 0) return <span key={index}>{part}</span>;
    const end = part.lastIndexOf('`');
    return (
      <span key={index} className={styles.together}>
        <code>{part.slice(1, end)}</code>
        <span>{part.slice(end + 1)}</span>
      </span>
    );
  });
}
