import type { ReactNode } from 'react';
import { Picture, Sequence, type SequenceMessage } from '@aifindr-docs/ui/diagrams';

const actors = ['Tu interfaz', 'Tu servidor', 'AI Findr'] as const;

const messages: readonly SequenceMessage[] = [
  { from: 0, to: 1, label: 'pregunta', isCode: false },
  { from: 1, to: 2, label: 'POST …/conversation' },
  { from: 2, to: 1, label: 'conversationId' },
  { from: 1, to: 2, label: 'POST …/ask' },
  { from: 2, to: 1, label: 'knowledge-retrieved', isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isCode: false, isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isCode: false, isStreamed: true },
  { from: 2, to: 1, label: 'answer-full', isStreamed: true },
  { from: 1, to: 0, label: 'respuesta', isCode: false },
];

/** Sequence of a conversation through the HTTP API with streaming. */
export default function ApiConversation(): ReactNode {
  return (
    <Picture
      caption="La línea discontinua es lo que llega en streaming."
      description="Secuencia de una conversación en streaming. Tu interfaz envía la pregunta a tu servidor. Tu servidor crea la conversación en AI Findr y recibe su identificador, conversationId. Después llama a la operación ask y recibe eventos en streaming: primero knowledge-retrieved, con las fuentes encontradas; luego varios answer-delta, con fragmentos de la respuesta, que tu servidor pasa a tu interfaz a medida que llegan; y por último answer-full, con la respuesta completa."
    >
      <Sequence actors={actors} messages={messages} />
    </Picture>
  );
}
