import type { ReactNode } from 'react';
import { Arrow, Diagram, Drawing, shapes } from './Diagram';

interface Lane {
  x: number;
  name: string;
  sources: readonly [string, string];
  note: readonly [string, string];
  target: readonly [string, string];
}

const lanes: readonly Lane[] = [
  {
    x: 2,
    name: 'Metadatos',
    sources: ['data-meta-*', 'utm_*'],
    note: ['fijos desde', 'la carga'],
    target: ['Analíticas', 'y segmentación'],
  },
  {
    x: 178,
    name: 'Contexto',
    sources: ['setContext()', 'mergeContext()'],
    note: ['cambia cuando', 'quieras'],
    target: ['La IA,', 'al responder'],
  },
];

/** Picture of metadata and context, and of who sees each. */
export default function MetadataContext(): ReactNode {
  return (
    <Diagram caption="Quién ve cada cosa: los metadatos llegan a las analíticas y el contexto, a la IA.">
      <Drawing
        width={340}
        height={268}
        description="Los metadatos salen de los atributos data-meta y de los parámetros UTM, quedan fijos desde la carga y llegan a las analíticas y la segmentación; la IA no los ve. El contexto sale de setContext y mergeContext, cambia cuando quieras y llega a la IA al responder."
      >
        {lanes.map(({ x, name, sources, note, target }) => (
          <g key={name}>
            <rect className={shapes.accent} x={x} y="2" width="160" height="84" rx="8" />
            <text className={`${shapes.title} ${shapes.middle}`} x={x + 80} y="28">
              {name}
            </text>
            {sources.map((source, index) => (
              <text
                key={source}
                className={`${shapes.code} ${shapes.middle}`}
                x={x + 80}
                y={52 + index * 20}
              >
                {source}
              </text>
            ))}
            <Arrow from={[x + 40, 90]} to={[x + 40, 156]} />
            {note.map((line, index) => (
              <text key={line} className={shapes.text} x={x + 54} y={118 + index * 18}>
                {line}
              </text>
            ))}
            <rect className={shapes.box} x={x} y="160" width="160" height="60" rx="8" />
            {target.map((line, index) => (
              <text
                key={line}
                className={`${shapes.title} ${shapes.middle}`}
                x={x + 80}
                y={186 + index * 20}
              >
                {line}
              </text>
            ))}
          </g>
        ))}
        <text className={`${shapes.text} ${shapes.middle}`} x="82" y="246">
          La IA no los ve
        </text>
        <text className={`${shapes.text} ${shapes.middle}`} x="258" y="246">
          Da forma a la respuesta
        </text>
      </Drawing>
    </Diagram>
  );
}
