import type { ReactNode } from 'react';
import { Arrow, Diagram, Drawing, shapes } from './Diagram';

const lifelines = [
  { name: 'Tu interfaz', x: 44 },
  { name: 'Tu servidor', x: 140 },
  { name: 'AI Findr', x: 302 },
] as const;

interface Message {
  from: 0 | 1 | 2;
  to: 0 | 1 | 2;
  label: string;
  isCode?: boolean;
  isStreamed?: boolean;
}

const messages: readonly Message[] = [
  { from: 0, to: 1, label: 'pregunta' },
  { from: 1, to: 2, label: 'POST …/conversation', isCode: true },
  { from: 2, to: 1, label: 'conversationId', isCode: true },
  { from: 1, to: 2, label: 'POST …/ask', isCode: true },
  { from: 2, to: 1, label: 'knowledge-retrieved', isCode: true, isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isCode: true, isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isStreamed: true },
  { from: 2, to: 1, label: 'answer-delta', isCode: true, isStreamed: true },
  { from: 1, to: 0, label: 'fragmento', isStreamed: true },
  { from: 2, to: 1, label: 'answer-full', isCode: true, isStreamed: true },
  { from: 1, to: 0, label: 'respuesta' },
];

const top = 66;
const rowHeight = 34;

/** Sequence of a conversation through the HTTP API with streaming. */
export default function ApiConversation(): ReactNode {
  const height = top + messages.length * rowHeight;
  return (
    <Diagram caption="Una conversación por la API con streaming. La línea discontinua es lo que llega por partes.">
      <Drawing
        width={346}
        height={height}
        description="Secuencia de una conversación por la API con streaming. Tu interfaz envía la pregunta a tu servidor. Tu servidor crea la conversación en AI Findr y recibe su identificador, conversationId. Después llama a la operación ask y recibe eventos por partes: primero knowledge-retrieved, con las fuentes encontradas; luego varios answer-delta, con fragmentos de la respuesta, que tu servidor pasa a tu interfaz a medida que llegan; y por último answer-full, con la respuesta completa."
      >
        {lifelines.map(({ name, x }) => (
          <g key={name}>
            <path className={shapes.lifeline} d={`M${x} 36V${height}`} />
            <rect
              className={x === 302 ? shapes.accent : shapes.box}
              x={x - 42}
              y="2"
              width="84"
              height="34"
              rx="8"
            />
            <text className={`${shapes.text} ${shapes.middle}`} x={x} y="24">
              {name}
            </text>
          </g>
        ))}
        {messages.map(({ from, to, label, isCode, isStreamed }, index) => {
          const start = lifelines[from].x;
          const end = lifelines[to].x;
          const y = top + index * rowHeight;
          const gap = start < end ? 3 : -3;
          return (
            <g key={`${label}-${y}`}>
              <Arrow from={[start + gap, y]} to={[end - gap, y]} dashed={isStreamed ?? false} />
              <text
                className={`${isCode === true ? shapes.code : shapes.text} ${shapes.middle}`}
                x={(start + end) / 2}
                y={y - 6}
              >
                {label}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Diagram>
  );
}
