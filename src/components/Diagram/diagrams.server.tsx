import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DiagramProps {
  /** Text alternative, which says in words what the diagram shows. */
  description: string;
  caption?: ReactNode;
  children: ReactNode;
}

/** A diagram in a frame. It is made of HTML, so that its texts keep their size and its layout adapts to the viewport. */
function Diagram({ description, caption, children }: DiagramProps): ReactNode {
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
function Lane({ title, sources, note, target, result }: LaneProps): ReactNode {
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

interface SequenceMessage {
  /** Indexes, from 0 at the left, of the actor that sends the message and of its neighbor that receives it. */
  from: number;
  to: number;
  /** Code if the message is to or from the third actor, otherwise words. */
  label: string;
  /** Whether the message is part of a stream, so that its line is dashed. */
  isStreamed?: boolean;
}

interface SequenceProps {
  actors: readonly [string, string, string];
  messages: readonly SequenceMessage[];
}

/** Three actors side by side and, below them, an arrow for each message, in order. */
function Sequence({ actors, messages }: SequenceProps): ReactNode {
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
        {messages.map(({ from, to, label, isStreamed = false }, index) => (
          <li key={`${label}-${index}`}>
            <div
              className={clsx(styles.message, isStreamed && styles.streamed)}
              data-gap={Math.min(from, to)}
              data-back={from > to ? '' : undefined}
            >
              {Math.max(from, to) === 2 ? <code translate="no">{label}</code> : label}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const conversation: readonly SequenceMessage[] = [
  { from: 0, to: 1, label: 'pregunta' },
  { from: 1, to: 2, label: 'POST …/conversation' },
  { from: 2, to: 1, label: 'conversationId' },
  { from: 1, to: 2, label: 'POST …/ask' },
  { from: 2, to: 1, label: 'knowledge-retrieved', isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isStreamed: true },
  { from: 2, to: 1, label: 'answer-full', isStreamed: true },
  { from: 1, to: 0, label: 'respuesta' },
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
  { from: 0, to: 1, label: 'pregunta' },
  { from: 1, to: 2, label: 'POST …/ask + X-API-KEY' },
  { from: 2, to: 1, label: 'content' },
  { from: 1, to: 0, label: 'respuesta' },
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
