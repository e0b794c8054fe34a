import type { ReactNode } from 'react';
import { Diagram, Lane, Sequence, type SequenceMessage } from './Diagram';
import styles from './Diagram/styles.module.css';

const conversation: readonly SequenceMessage[] = [
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

export function ApiConversationDiagram(): ReactNode {
  return (
    <Diagram
      caption="La línea discontinua es lo que llega en streaming."
      description="Secuencia de una conversación en streaming. Tu interfaz envía la pregunta a tu servidor. Tu servidor crea la conversación en AI Findr y recibe su identificador, conversationId. Después llama a la operación ask y recibe eventos en streaming: primero knowledge-retrieved, con las fuentes encontradas; luego varios answer-delta, con fragmentos de la respuesta, que tu servidor pasa a tu interfaz a medida que llegan; y por último answer-full, con la respuesta completa."
    >
      <Sequence actors={['Tu interfaz', 'Tu servidor', 'AI Findr']} messages={conversation} />
    </Diagram>
  );
}

const question: readonly SequenceMessage[] = [
  { from: 0, to: 1, label: 'pregunta', isCode: false },
  { from: 1, to: 2, label: 'POST …/ask + X-API-KEY' },
  { from: 2, to: 1, label: 'content' },
  { from: 1, to: 0, label: 'respuesta', isCode: false },
];

/** A question passes through the reader's own server, which holds the API key. */
export function ServerQuestionDiagram(): ReactNode {
  return (
    <Diagram description="Secuencia de una pregunta. Tu página la envía a tu servidor. Tu servidor llama a la operación ask de AI Findr con la clave API en la cabecera X-API-KEY y recibe la respuesta en content. Después la envía a tu página, que no ve la clave.">
      <Sequence actors={['Tu página', 'Tu servidor', 'AI Findr']} messages={question} />
    </Diagram>
  );
}

/** Where metadata and context come from, and what receives each. */
export function MetadataContextDiagram(): ReactNode {
  return (
    <Diagram description="Los metadatos salen de los atributos data-meta y de los parámetros UTM, quedan fijos desde la carga y llegan a las analíticas y la segmentación; la IA no los ve. El contexto sale de setContext y mergeContext, se puede cambiar en cualquier momento y llega a la IA al responder.">
      <div className={styles.lanes}>
        <Lane
          title="Metadatos"
          sources={['data-meta-*', 'utm_*']}
          note="fijos desde la carga"
          target="Analíticas y segmentación"
          result="La IA no los ve"
        />
        <Lane
          title="Contexto"
          sources={['setContext()', 'mergeContext()']}
          note="se puede cambiar"
          target="La IA, al responder"
          result="Influye en la respuesta"
        />
      </div>
    </Diagram>
  );
}
