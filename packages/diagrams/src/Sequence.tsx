import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Chip, shapes } from '.';

export interface SequenceMessage {
  /** The actor that sends it, and its neighbor that gets it, by their places from the left. */
  from: number;
  to: number;
  label: string;
  /** Whether the label is code. @default true */
  isCode?: boolean;
  /** What the label does not say. */
  note?: string;
  /** Whether it comes in parts. */
  isStreamed?: boolean;
}

interface Props {
  /** Two or three. */
  actors: readonly string[];
  messages: readonly SequenceMessage[];
  /** For a list that is read aloud: who sends a message to whom. */
  sayDirection?: (from: number) => string;
}

/** Messages between actors, in order from top to bottom. */
export default function Sequence({ actors, messages, sayDirection }: Props): ReactNode {
  return (
    <div className={shapes.sequence} data-actors={actors.length}>
      <div className={shapes.actors} aria-hidden="true">
        {actors.map((actor) => (
          <b key={actor}>{actor}</b>
        ))}
      </div>
      <ol className={shapes.messages}>
        {messages.map(({ from, to, label, isCode = true, note, isStreamed = false }, index) => (
          <li key={`${label}-${index}`}>
            <div
              className={clsx(shapes.message, isStreamed && shapes.streamed)}
              data-gap={Math.min(from, to)}
              data-back={from > to ? '' : undefined}
            >
              {sayDirection && <span className="visually-hidden">{sayDirection(from)}</span>}
              {isCode ? <Chip>{label}</Chip> : label}
              {note !== undefined && <small>{note}</small>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
