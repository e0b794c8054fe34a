import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  /** Text alternative, with all that the diagram shows. */
  description: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** A diagram in a frame. It is made of HTML, so that its texts keep their size and its layout adapts to the viewport. */
export function Diagram({ description, caption, children }: DiagramProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={clsx('frame', styles.diagram)} role="img" aria-label={description}>
        {children}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface LaneProps {
  title: string;
  /** Code from which the values come: attributes, parameters or methods. */
  sources: readonly string[];
  /** Label of the arrow to the target. */
  note: string;
  target: string;
  result: string;
}

/** An arrow from sources to a target, with the result below. */
export function Lane({ title, sources, note, target, result }: LaneProps): ReactNode {
  return (
    <div className={styles.lane}>
      <div className={clsx(styles.node, styles.accent)}>
        <b>{title}</b>
        {sources.map((source) => (
          <code key={source} translate="no">
            {source}
          </code>
        ))}
      </div>
      <div className={styles.arrow}>
        <span>{note}</span>
      </div>
      <div className={styles.node}>
        <b>{target}</b>
      </div>
      <p>{result}</p>
    </div>
  );
}

export interface SequenceMessage {
  /** Indexes, from 0 at the left, of the actor that sends the message and of its neighbor that receives it. */
  from: number;
  to: number;
  label: string;
  /** Whether the label is code. @default true */
  isCode?: boolean;
  /** Whether the message is part of a stream, so that its line is dashed. */
  isStreamed?: boolean;
}

interface SequenceProps {
  actors: readonly [string, string, string];
  messages: readonly SequenceMessage[];
}

/** Columns of three actors, and below them, in order, an arrow for each message. */
export function Sequence({ actors, messages }: SequenceProps): ReactNode {
  return (
    <>
      <div className={styles.actors} aria-hidden="true">
        {actors.map((actor, index) => (
          <b key={actor} className={index === 2 ? styles.accent : undefined}>
            {actor}
          </b>
        ))}
      </div>
      <ol className={styles.messages}>
        {messages.map(({ from, to, label, isCode = true, isStreamed = false }, index) => (
          <li key={`${label}-${index}`}>
            <div
              className={clsx(styles.message, isStreamed && styles.streamed)}
              data-gap={Math.min(from, to)}
              data-back={from > to ? '' : undefined}
            >
              {isCode ? <code translate="no">{label}</code> : label}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
