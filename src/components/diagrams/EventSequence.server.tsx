// Texts here are content, in Spanish like the pages.
import type { ReactNode } from 'react';
import { Diagram } from '@aifindr-docs/diagrams';
import Sequence, { type SequenceMessage } from '@aifindr-docs/diagrams/Sequence';

/** Messages of a streamed answer, in order. */
const messages: readonly SequenceMessage[] = [
  { from: 0, to: 1, label: 'POST …/ask', note: 'con stream: true' },
  { from: 1, to: 0, label: '200 text/event-stream' },
  { from: 1, to: 0, label: 'knowledge-retrieved', note: 'fuentes encontradas' },
  { from: 1, to: 0, label: 'answer-delta', note: 'se repite con cada fragmento' },
  { from: 1, to: 0, label: 'answer-full', note: 'respuesta completa y fin' },
];

/** Sequence of the events of a streamed answer: an ordered list drawn as a sequence diagram. */
export default function EventSequence(): ReactNode {
  return (
    <Diagram
      caption={
        <>
          Orden de los eventos. Si algo falla, llega <code translate="no">error</code>.
        </>
      }
    >
      <Sequence
        actors={['Tu servidor', 'API de AI Findr']}
        messages={messages}
        sayDirection={(from) =>
          from === 0 ? 'De tu servidor a la API: ' : 'De la API a tu servidor: '
        }
      />
    </Diagram>
  );
}
