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
  /** Whether it comes in parts. */
  isStreamed?: boolean;
}

interface Props {
  actors: readonly [string, string, string];
  messages: readonly SequenceMessage[];
}

/** Messages between three actors, in order from top to bottom. */
export default function Sequence({ actors, messages }: Props): ReactNode {
  return (
    <div className={shapes.sequence}>
      <div className={shapes.actors} aria-hidden="true">
        {actors.map((actor) => (
          <b key={actor}>{actor}</b>
        ))}
      </div>
      <ol className={shapes.messages}>
        {messages.map(({ from, to, label, isCode = true, isStreamed = false }, index) => (
          <li key={`${label}-${index}`}>
            <div
              className={clsx(shapes.message, isStreamed && shapes.streamed)}
              data-gap={Math.min(from, to)}
              data-back={from > to ? '' : undefined}
            >
              {isCode ? <Chip>{label}</Chip> : label}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
