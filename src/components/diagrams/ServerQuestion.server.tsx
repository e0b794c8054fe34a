import type { ReactNode } from 'react';
import { Picture, Sequence, type SequenceMessage } from '@aifindr-docs/ui/diagrams';

const actors = ['Tu página', 'Tu servidor', 'AI Findr'] as const;

const messages: readonly SequenceMessage[] = [
  { from: 0, to: 1, label: 'pregunta', isCode: false },
  { from: 1, to: 2, label: 'POST …/ask + X-API-KEY' },
  { from: 2, to: 1, label: 'content' },
  { from: 1, to: 0, label: 'respuesta', isCode: false },
];

/** Sequence of a question through one's own server, which has the API key. */
export default function ServerQuestion(): ReactNode {
  return (
    <Picture description="Secuencia de una pregunta. Tu página la envía a tu servidor. Tu servidor llama a la operación ask de AI Findr con la clave API en la cabecera X-API-KEY y recibe la respuesta en content. Después la envía a tu página, que no ve la clave.">
      <Sequence actors={actors} messages={messages} />
    </Picture>
  );
}
